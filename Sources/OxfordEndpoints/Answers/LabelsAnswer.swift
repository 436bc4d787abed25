/// The ids that a data set uses, with their labels.
public struct LabelsAnswer: OxfordAnswer {}

/// What `Scripts/generate-samples.swift` writes: the entries and tables of the sample dictionary, as text.
enum SampleData {}

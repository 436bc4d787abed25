/// Filters of an endpoint that can be asked for no more than the frame of its answer.
///
/// ```swift
/// let request = EntriesRequest("ace", in: .britishEnglish, filters: .minimumFields)
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace?fields=
/// ```
public protocol SelectsMinimumFields: SelectsFields {}

extension SelectsMinimumFields {
    /// Asks for the API's minimum payload: ids, words and categories.
    ///
    /// Fields that are asked for as well come in addition, as they always do.
    public static var minimumFields: Self {
        Self(term: FilterTerm(emptyList: .fields(of: Field.self, mayBeEmpty: true)))
    }
}

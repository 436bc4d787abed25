/// The rarely used members of a model, allocated only if one of them is set.
///
/// An answer contains many models. Without the box, each would use a word or two for every absent member.
struct Boxed<Members: MemberList>: Sendable {
    private indirect enum Box: Sendable {
        case empty
        case full(Members)
    }

    private var box = Box.empty

    init() {}

    init(_ members: Members) {
        box = .full(members)
    }

    var members: Members {
        get {
            switch box {
            case .empty: Members()
            case .full(let members): members
            }
        }
        // Not inlined, to avoid a copy of the code in each setter.
        @inline(never)
        _modify {
            var members = members
            // Empty the box so that the arrays stay uniquely referenced. `defer` refills it even if the change throws.
            box = .empty
            defer { box = .full(members) }
            yield &members
        }
    }
}

extension Boxed: Hashable {
    /// Not inlined, to avoid a copy of the code for each array of models.
    @inline(never)
    static func == (one: Self, other: Self) -> Bool {
        if case (.empty, .empty) = (one.box, other.box) { return true }
        return one.members == other.members
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(members)
    }
}

// A printed model shows the members without the box, and nothing for an empty box.
extension Boxed: CustomDebugStringConvertible, CustomReflectable {
    var debugDescription: String {
        if case .full(let members) = box { "\(members)" } else { "none" }
    }

    var customMirror: Mirror {
        if case .full(let members) = box { Mirror(reflecting: members) } else { Mirror(self, children: []) }
    }
}

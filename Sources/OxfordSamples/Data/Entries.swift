// Data. All texts were written for this package.

extension SampleData {
    /// The JSON of all entries, one string for each headword, sorted by headword ID.
    ///
    /// The first line of each string contains the headword's ID, spellings, and lexical categories, separated by `|`.
    /// The other lines contain the headword's entries, in the JSON format that the service uses for `results`. The
    /// order of the JSON members does not matter.
    static let entries = [
        #"""
        a_bird%27s_eye_view | a bird's eye view | idiomatic
        [{"id": "a_bird%27s_eye_view", "word": "a bird's eye view", "type": "phrase", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "idiomatic", "text": "Idiomatic"}, "text": "a bird's eye view",
            "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ə ˌbɜːdz aɪ ˈvjuː", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb0036.001", "definitions": ["a view from high above"],
                "crossReferenceMarkers": ["see also view"],
                "crossReferences": [{"id": "view", "text": "view", "type": "see also"}],
                "constructions": [{"text": "a bird's eye view of something"}],
                "examples": [{"text": "From the church tower we had a bird's eye view of the market."}],
                "subsenses": [
                 {"id": "s_en_gb0036.002",
                  "definitions": ["a short account that shows the whole and leaves out the details"],
                  "shortDefinitions": ["general account"], "registers": [{"id": "figurative", "text": "Figurative"}],
                  "examples": [{"text": "The first chapter gives a bird's eye view of the war."}]}]}]}]}]}]
        """#,
        #"""
        able | able | adjective
        [{"id": "able", "word": "able", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "able", "language": "en-gb",
            "derivatives": [{"id": "ably", "text": "ably"}],
            "compounds": [{"id": "able_seaman", "text": "able seaman"}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈeɪb(ə)l", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "abler"}, {"inflectedForm": "ablest"}],
              "senses": [
               {"id": "s_en_gb0004.001",
                "definitions": [
                 "having what is needed to do something, such as the time, the strength or the knowledge"],
                "shortDefinitions": ["in a position to do something"],
                "notes": [{"text": "followed by an infinitive", "type": "grammaticalNote"}],
                "constructions": [{"text": "be able to do", "examples": [["be able to swim", "be able to help"]]}],
                "examples": [{"text": "Will you be able to come on Friday?"},
                 {"text": "She was soon able to walk without a stick."}],
                "synonyms": [{"text": "capable of", "language": "en"}, {"text": "in a position to", "language": "en"},
                 {"text": "free to", "language": "en"}], "antonyms": [{"text": "unable", "language": "en"}]},
               {"id": "s_en_gb0004.002", "definitions": ["clever and good at what one does"],
                "shortDefinitions": ["clever and skilled"],
                "examples": [{"text": "He was the ablest pupil in his year."},
                 {"text": "An able gardener can save a tired lawn."}],
                "synonyms": [{"text": "capable", "language": "en"}, {"text": "talented", "language": "en"},
                 {"text": "gifted", "language": "en"}], "antonyms": [{"text": "incompetent", "language": "en"}],
                "inflections": [{"inflectedForm": "abler"}, {"inflectedForm": "ablest"}]}]}]}]}]
        """#,
        #"""
        about | about | preposition; adverb; adjective
        [{"id": "about", "word": "about", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "preposition", "text": "Preposition"}, "text": "about", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [{"phoneticSpelling": "əˈbaʊt", "phoneticNotation": "IPA",
                "dialects": ["British English"], "audioFile": "https://audio.example.com/sample/about_gb_1.mp3"}],
              "senses": [
               {"id": "s_en_gb0005.001", "definitions": ["having as its topic; touching on"],
                "shortDefinitions": ["on the subject of"],
                "examples": [{"text": "It is a book about bees."}, {"text": "What are you two laughing about?"}],
                "synonyms": [{"text": "concerning", "language": "en"}, {"text": "on the subject of", "language": "en"},
                 {"text": "regarding", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0005.002", "definitions": ["for the purpose of changing or handling"],
                  "shortDefinitions": ["in order to change"],
                  "examples": [{"text": "There is nothing we can do about the weather."}]}]},
               {"id": "s_en_gb0005.003", "definitions": ["here and there in a place; all over it"],
                "shortDefinitions": ["here and there in"], "regions": [{"id": "british", "text": "British"}],
                "examples": [{"text": "Toys lay about the floor."},
                 {"text": "We spent an hour strolling about the harbour."}],
                "synonyms": [{"text": "around", "language": "en"}, {"text": "throughout", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0005.004", "definitions": ["round the outside of"],
                  "shortDefinitions": ["surrounding"], "registers": [{"id": "literary", "text": "Literary"}],
                  "examples": [{"text": "She wrapped a shawl about her shoulders."}]}]}]}]},
           {"lexicalCategory": {"id": "adverb", "text": "Adverb"}, "text": "about", "language": "en-gb",
            "phrases": [{"id": "just_about", "text": "just about"},
             {"id": "the_other_way_about", "text": "the other way about"}],
            "phrasalVerbs": [{"id": "bring_about", "text": "bring about"}, {"id": "come_about", "text": "come about"}],
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "əˈbaʊt", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb0006.001", "definitions": ["nearly; more or less"],
                "shortDefinitions": ["more or less"],
                "notes": [{"text": "with a number or an amount", "type": "indicator"}],
                "examples": [{"text": "The walk takes about an hour."}, {"text": "There were about forty of us."}],
                "synonyms": [{"text": "roughly", "language": "en"}, {"text": "approximately", "language": "en"},
                 {"text": "around", "language": "en"}],
                "antonyms": [{"text": "exactly", "language": "en"}, {"text": "precisely", "language": "en"}]},
               {"id": "s_en_gb0006.002", "definitions": ["in various places or directions"],
                "regions": [{"id": "british", "text": "British"}],
                "examples": [{"text": "The puppies were tumbling about in the straw."},
                 {"text": "Do not leave your keys lying about."}]},
               {"id": "s_en_gb0006.003", "definitions": ["round to the other side, said of a ship that turns"],
                "shortDefinitions": ["facing the other way"], "domains": [{"id": "nautical", "text": "Nautical"}],
                "semanticClasses": [{"id": "direction", "text": "Direction"}],
                "examples": [{"text": "The captain ordered the ship to be brought about."}]}]}]},
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "about", "language": "en-gb",
            "phrases": [{"id": "know_what_one_is_about", "text": "know what one is about"}],
            "entries": [
             {"homographNumber": "102",
              "pronunciations": [
               {"phoneticSpelling": "əˈbaʊt", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb0007.001", "definitions": ["near enough to be met or noticed; present"],
                "shortDefinitions": ["present; nearby"],
                "notes": [{"text": "after a verb", "type": "grammaticalNote"}],
                "examples": [{"text": "Is your sister about this morning?"}, {"text": "There is a nasty cold about."}]},
               {"id": "s_en_gb0007.002", "definitions": ["just going to do something"],
                "shortDefinitions": ["on the point of"], "constructions": [{"text": "be about to do"}],
                "examples": [{"text": "I was about to ring you."}, {"text": "The curtain is about to rise."}],
                "synonyms": [{"text": "going to", "language": "en"}, {"text": "ready to", "language": "en"},
                 {"text": "on the verge of", "language": "en"}]}]}]}]}]
        """#,
        #"""
        absent | absent | adjective; verb; preposition
        [{"id": "absent", "word": "absent", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "absent", "language": "en-gb",
            "derivatives": [{"id": "absently", "text": "absently"}],
            "compounds": [{"id": "absent-minded", "text": "absent-minded"}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [{"phoneticSpelling": "ˈæbs(ə)nt", "phoneticNotation": "IPA",
                "dialects": ["British English"], "audioFile": "https://audio.example.com/sample/absent_gb_1.mp3"}],
              "senses": [
               {"id": "s_en_gb0008.001", "definitions": ["not in a place where one is expected to be"],
                "shortDefinitions": ["not present"], "notes": [{"text": "of a person", "type": "indicator"}],
                "examples": [{"text": "Three children were absent from school today."},
                 {"text": "He raised a glass to absent friends."}],
                "synonyms": [{"text": "away", "language": "en"}, {"text": "missing", "language": "en"}],
                "antonyms": [{"text": "present", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0008.002", "definitions": ["not existing in a place or a thing"],
                  "shortDefinitions": ["not existing"], "notes": [{"text": "of a thing", "type": "indicator"}],
                  "examples": [{"text": "Trees are quite absent from the northern islands."}]}]},
               {"id": "s_en_gb0008.003", "definitions": ["showing that one's thoughts are somewhere else"],
                "shortDefinitions": ["not attending"],
                "examples": [{"text": "She gave an absent nod and went on reading."}],
                "synonyms": [{"text": "distracted", "language": "en"}, {"text": "faraway", "language": "en"},
                 {"text": "dreamy", "language": "en"}], "antonyms": [{"text": "attentive", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "absent", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "grammaticalFeatures": [{"id": "transitive", "text": "Transitive", "type": "Subcategorization"}],
              "pronunciations": [
               {"phoneticSpelling": "æbˈsɛnt", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "absents"},
               {"inflectedForm": "absented", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "absenting"}],
              "senses": [
               {"id": "s_en_gb0009.001", "definitions": ["stay away or leave"], "shortDefinitions": ["stay away"],
                "registers": [{"id": "formal", "text": "Formal"}],
                "notes": [{"text": "\"absent oneself\"", "type": "wordFormNote"}],
                "constructions": [{"text": "absent oneself"}],
                "examples": [{"text": "He absented himself from the last two meetings."}]}]}]},
           {"lexicalCategory": {"id": "preposition", "text": "Preposition"}, "text": "absent", "language": "en-gb",
            "entries": [
             {"homographNumber": "102",
              "pronunciations": [
               {"phoneticSpelling": "ˈæbs(ə)nt", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb0010.001", "definitions": ["if there is no; without"], "shortDefinitions": ["without"],
                "domains": [{"id": "law", "text": "Law"}], "registers": [{"id": "formal", "text": "Formal"}],
                "regions": [{"id": "north_american", "text": "North American"}],
                "examples": [{"text": "Absent a better plan, we shall take the early train."}]}]}]}]}]
        """#,
        #"""
        ace | ace | noun; verb; adjective
        [{"id": "ace", "word": "ace", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "ace", "language": "en-gb",
            "phrases": [{"id": "an_ace_up_one%27s_sleeve", "text": "an ace up one's sleeve"},
             {"id": "hold_all_the_aces", "text": "hold all the aces"},
             {"id": "within_an_ace_of", "text": "within an ace of",
              "registers": [{"id": "informal", "text": "Informal"}]}],
            "entries": [
             {"homographNumber": "100",
              "etymologies": [
               "from a Latin word for one whole thing, through French; the card took the name from the one-spotted side of a die"],
              "pronunciations": [{"phoneticSpelling": "eɪs", "phoneticNotation": "IPA", "dialects": ["British English"],
                "audioFile": "https://audio.example.com/sample/ace_gb_1.mp3"}],
              "inflections": [{"lexicalCategory": {"id": "noun", "text": "Noun"}, "inflectedForm": "aces",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0001.001",
                "definitions": ["a playing card that carries one mark only and in most games beats the king"],
                "shortDefinitions": ["highest playing card"], "domains": [{"id": "cards", "text": "Cards"}],
                "semanticClasses": [{"id": "playing_card", "text": "Playing Card"}],
                "examples": [{"text": "She turned over the ace of hearts and smiled."},
                 {"text": "He kept two aces back until the last round."}],
                "synonyms": [{"text": "top card", "language": "en"}],
                "thesaurusLinks": [{"entry_id": "ace", "sense_id": "t_sample0001.001"}],
                "subsenses": [
                 {"id": "s_en_gb0001.002", "definitions": ["the side of a die or domino that shows one spot"],
                  "shortDefinitions": ["side with one spot"], "domains": [{"id": "games", "text": "Games"}],
                  "registers": [{"id": "dated", "text": "Dated"}],
                  "examples": [{"text": "Both dice came up aces, so the turn was lost."}]}]},
               {"id": "s_en_gb0001.003", "definitions": ["a person who does something extremely well"],
                "shortDefinitions": ["very skilled person"], "semanticClasses": [{"id": "expert", "text": "Expert"}],
                "registers": [{"id": "informal", "text": "Informal"}],
                "constructions": [{"text": "an ace at something",
                  "examples": [["an ace at chess"], ["an ace at sums", "an ace at spelling"]]}],
                "examples": [{"text": "Ask Maya, she is an ace at mending bicycles."},
                 {"text": "The film is about two flying aces and their mechanic."}],
                "synonyms": [{"text": "expert", "language": "en"}, {"text": "master", "language": "en"},
                 {"text": "champion", "language": "en"},
                 {"text": "whizz", "language": "en", "registers": [{"id": "informal", "text": "Informal"}]}],
                "antonyms": [{"text": "beginner", "language": "en"}, {"text": "novice", "language": "en"}],
                "thesaurusLinks": [{"entry_id": "ace", "sense_id": "t_sample0001.002"}],
                "subsenses": [
                 {"id": "s_en_gb0001.004", "definitions": ["a pilot who has brought down many enemy aircraft"],
                  "shortDefinitions": ["successful fighter pilot"],
                  "domains": [{"id": "military", "text": "Military"}, {"id": "aviation", "text": "Aviation"}],
                  "semanticClasses": [{"id": "aviator", "text": "Aviator"}],
                  "registers": [{"id": "historical", "text": "Historical"}],
                  "examples": [{"text": "The museum shows the scarf of a famous ace."}]}]},
               {"id": "s_en_gb0001.005", "definitions": ["a serve that the other player cannot even touch"],
                "domains": [{"id": "tennis", "text": "Tennis"}],
                "semanticClasses": [{"id": "stroke", "text": "Stroke"}],
                "examples": [{"text": "Her third ace of the game ended the match."}],
                "subsenses": [
                 {"id": "s_en_gb0001.006", "definitions": ["a shot that goes into the hole from the first stroke"],
                  "shortDefinitions": ["hole in one"], "crossReferenceMarkers": ["another term for hole in one"],
                  "crossReferences": [{"id": "hole_in_one", "text": "hole in one", "type": "another term for"}],
                  "domains": [{"id": "golf", "text": "Golf"}], "registers": [{"id": "informal", "text": "Informal"}],
                  "examples": [{"text": "He hit an ace on the short seventh hole."}]}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "ace", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "grammaticalFeatures": [{"id": "transitive", "text": "Transitive", "type": "Subcategorization"}],
              "pronunciations": [{"phoneticSpelling": "eɪs", "phoneticNotation": "IPA", "dialects": ["British English"],
                "audioFile": "https://audio.example.com/sample/ace_gb_1.mp3"}],
              "inflections": [{"lexicalCategory": {"id": "verb", "text": "Verb"}, "inflectedForm": "aces"},
               {"lexicalCategory": {"id": "verb", "text": "Verb"}, "inflectedForm": "aced",
                "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"lexicalCategory": {"id": "verb", "text": "Verb"}, "inflectedForm": "acing"}],
              "senses": [
               {"id": "s_en_gb0002.001", "definitions": ["serve so well that the other player cannot reach the ball"],
                "shortDefinitions": ["beat with a serve"], "domains": [{"id": "tennis", "text": "Tennis"}],
                "notes": [{"text": "with object", "type": "grammaticalNote"}],
                "examples": [{"text": "She aced him twice in the opening game."}]},
               {"id": "s_en_gb0002.002", "definitions": ["do very well in an exam or a test"],
                "shortDefinitions": ["do very well in"], "registers": [{"id": "informal", "text": "Informal"}],
                "regions": [{"id": "north_american", "text": "North American"}],
                "examples": [{"text": "I was nervous all morning, but I think I aced it."},
                 {"text": "He aced his driving test at the first try."}],
                "synonyms": [{"text": "pass easily", "language": "en"},
                 {"text": "sail through", "language": "en", "registers": [{"id": "informal", "text": "Informal"}]}],
                "antonyms": [{"text": "fail", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "ace", "language": "en-gb",
            "entries": [
             {"homographNumber": "102",
              "pronunciations": [{"phoneticSpelling": "eɪs", "phoneticNotation": "IPA", "dialects": ["British English"],
                "audioFile": "https://audio.example.com/sample/ace_gb_1.mp3"}],
              "senses": [
               {"id": "s_en_gb0003.001", "definitions": ["very good; splendid"], "shortDefinitions": ["very good"],
                "registers": [{"id": "informal", "text": "Informal"}],
                "examples": [{"text": "We had an ace time at the fair."}, {"text": "That is an ace idea!"}],
                "synonyms": [{"text": "excellent", "language": "en"}, {"text": "brilliant", "language": "en"},
                 {"text": "first-rate", "language": "en"}], "antonyms": [{"text": "awful", "language": "en"}],
                "thesaurusLinks": [{"entry_id": "ace", "sense_id": "t_sample0001.003"}]}]}]}]}]
        """#,
        #"""
        ache | ache | noun; verb
        [{"id": "ache", "word": "ache", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "ache", "language": "en-gb",
            "derivatives": [{"id": "achy", "text": "achy"}],
            "compounds": [{"id": "headache", "text": "headache"}, {"id": "toothache", "text": "toothache"}],
            "phrases": [{"id": "aches_and_pains", "text": "aches and pains"}],
            "entries": [
             {"homographNumber": "100",
              "etymologies": [
               "an Old English verb and noun that were once told apart by their sounds, as speak and speech still are"],
              "pronunciations": [
               {"phoneticSpelling": "eɪk", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "notes": [{"text": "The noun was once said with the final sound of “much”.", "type": "etymologyNote"}],
              "inflections": [{"inflectedForm": "aches",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0011.001", "definitions": ["a dull pain that goes on for some time"],
                "shortDefinitions": ["long dull pain"], "semanticClasses": [{"id": "pain", "text": "Pain"}],
                "examples": [{"text": "After the climb there was an ache in both my knees."}],
                "synonyms": [{"text": "dull pain", "language": "en"}, {"text": "soreness", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0011.002", "definitions": ["a strong sad feeling, such as longing"],
                  "shortDefinitions": ["feeling of longing"],
                  "registers": [{"id": "literary", "text": "Literary"}, {"id": "figurative", "text": "Figurative"}],
                  "examples": [{"text": "He felt an ache for the house by the sea."}]}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "ache", "language": "en-gb",
            "derivatives": [{"id": "achingly", "text": "achingly"}],
            "entries": [
             {"homographNumber": "101",
              "grammaticalFeatures": [{"id": "intransitive", "text": "Intransitive", "type": "Subcategorization"}],
              "pronunciations": [
               {"phoneticSpelling": "eɪk", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "aches"},
               {"inflectedForm": "ached", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "aching"}],
              "senses": [
               {"id": "s_en_gb0012.001", "definitions": ["hurt in a dull and steady way"],
                "shortDefinitions": ["hurt dully"],
                "examples": [{"text": "My shoulders ached from carrying the boxes."}],
                "synonyms": [{"text": "hurt", "language": "en"}, {"text": "be sore", "language": "en"}]},
               {"id": "s_en_gb0012.002", "definitions": ["want something very much"],
                "shortDefinitions": ["long for"],
                "constructions": [{"text": "ache to do"},
                 {"text": "ache for something", "examples": [["ache for a rest", "ache for company"]]}],
                "examples": [{"text": "She was aching to tell them the secret."},
                 {"text": "He ached for a letter from home."}],
                "synonyms": [{"text": "long", "language": "en"}, {"text": "yearn", "language": "en"}]}]}]}]}]
        """#,
        #"""
        acorn | acorn | noun
        [{"id": "acorn", "word": "acorn", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "acorn", "language": "en-gb",
            "compounds": [{"id": "acorn_barnacle", "text": "acorn barnacle"}, {"id": "acorn_cup", "text": "acorn cup"}],
            "phrases": [{"id": "great_oaks_from_little_acorns_grow", "text": "great oaks from little acorns grow",
              "registers": [{"id": "proverb", "text": "Proverb"}]}],
            "entries": [
             {"homographNumber": "100",
              "etymologies": [
               "an Old English word for a wild fruit, respelt by people who heard both oak and corn in it"],
              "pronunciations": [{"phoneticSpelling": "ˈeɪkɔːn", "phoneticNotation": "IPA",
                "dialects": ["British English"], "audioFile": "https://audio.example.com/sample/acorn_gb_1.mp3"}],
              "inflections": [{"inflectedForm": "acorns",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0013.001", "definitions": ["the small hard seed of the oak tree, held in a little cup"],
                "shortDefinitions": ["seed of the oak"], "crossReferenceMarkers": ["see also oak"],
                "crossReferences": [{"id": "oak", "text": "oak", "type": "see also"}],
                "domainClasses": [{"id": "tree", "text": "Tree"}], "domains": [{"id": "botany", "text": "Botany"}],
                "semanticClasses": [{"id": "nut", "text": "Nut"}],
                "examples": [{"text": "Squirrels had buried acorns all over the lawn."},
                 {"text": "The path was covered with acorns and brown leaves."}]}]}]}]}]
        """#,
        #"""
        acrobat | acrobat | noun
        [{"id": "acrobat", "word": "acrobat", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "acrobat", "language": "en-gb",
            "derivatives": [{"id": "acrobatic", "text": "acrobatic"}, {"id": "acrobatically", "text": "acrobatically"},
             {"id": "acrobatics", "text": "acrobatics"}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈækrəbæt", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "acrobats",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0014.001",
                "definitions": ["a performer who does difficult jumps, balances and swings, as in a circus"],
                "shortDefinitions": ["circus performer"],
                "semanticClasses": [{"id": "performer", "text": "Performer"}],
                "examples": [{"text": "Five acrobats made a tower under the roof of the tent."}],
                "synonyms": [{"text": "tumbler", "language": "en"}, {"text": "trapeze artist", "language": "en"},
                 {"text": "gymnast", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0014.002", "definitions": ["a person who changes opinions quickly and easily"],
                  "shortDefinitions": ["person quick to change"], "domains": [{"id": "politics", "text": "Politics"}],
                  "registers": [{"id": "humorous", "text": "Humorous"}],
                  "examples": [{"text": "He was known as an acrobat in matters of policy."}]}]}]}]}]}]
        """#,
        #"""
        adapt | adapt | verb
        [{"id": "adapt", "word": "adapt", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "adapt", "language": "en-gb",
            "notes": [
             {"text": "People sometimes mix up adapt and adopt: you adapt a plan when you change it, and adopt a plan when you choose it.",
              "type": "usageNote"}],
            "derivatives": [{"id": "adaptable", "text": "adaptable"}, {"id": "adaptation", "text": "adaptation"},
             {"id": "adaptive", "text": "adaptive"}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "əˈdæpt", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "adapts"},
               {"inflectedForm": "adapted", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "adapting"}],
              "senses": [
               {"id": "s_en_gb0015.001",
                "definitions": ["change something so that it suits a new use or new conditions"],
                "shortDefinitions": ["change to fit"], "notes": [{"text": "with object", "type": "grammaticalNote"}],
                "examples": [{"text": "They adapted the old barn for concerts."},
                 {"text": "The recipe can be adapted to any kind of fruit."}],
                "synonyms": [{"text": "modify", "language": "en"}, {"text": "alter", "language": "en"},
                 {"text": "adjust", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0015.002", "definitions": ["rewrite a book or a play for another medium"],
                  "domains": [{"id": "film", "text": "Film"}, {"id": "broadcasting", "text": "Broadcasting"}],
                  "examples": [{"text": "The novel was adapted for radio in six parts."}]}]},
               {"id": "s_en_gb0015.003", "definitions": ["grow used to a new place or a new way of life"],
                "shortDefinitions": ["grow used to"], "notes": [{"text": "no object", "type": "grammaticalNote"}],
                "examples": [{"text": "Most cats adapt quickly to a new home."}],
                "synonyms": [{"text": "adjust", "language": "en"}, {"text": "get used to", "language": "en"},
                 {"text": "acclimatize", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0015.004",
                  "definitions": ["change over many generations so as to be better fitted to live in a place"],
                  "shortDefinitions": ["become fitted to a place"], "domains": [{"id": "biology", "text": "Biology"}],
                  "examples": [{"text": "Desert plants have adapted to long droughts."}]}]}]}]}]}]
        """#,
        #"""
        adventure | adventure | noun; verb
        [{"id": "adventure", "word": "adventure", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "adventure", "language": "en-gb",
            "derivatives": [{"id": "adventurer", "text": "adventurer"}, {"id": "adventurous", "text": "adventurous"}],
            "compounds": [{"id": "adventure_playground", "text": "adventure playground"},
             {"id": "adventure_story", "text": "adventure story"}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [{"phoneticSpelling": "ədˈvɛntʃə", "phoneticNotation": "IPA",
                "dialects": ["British English"], "audioFile": "https://audio.example.com/sample/adventure_gb_1.mp3"},
               {"phoneticSpelling": "uhd-VEN-chuh", "phoneticNotation": "respell", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "adventures",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0016.001", "definitions": ["an exciting journey or experience, often with some danger"],
                "shortDefinitions": ["exciting experience"],
                "semanticClasses": [{"id": "experience", "text": "Experience"}],
                "examples": [{"text": "Crossing the lake by moonlight was a real adventure."},
                 {"text": "She wrote down all her adventures in the mountains."}],
                "synonyms": [{"text": "exploit", "language": "en"}, {"text": "escapade", "language": "en"},
                 {"text": "deed", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0016.002", "definitions": ["excitement and daring as a part of life"],
                  "shortDefinitions": ["excitement and daring"],
                  "notes": [{"text": "mass noun", "type": "grammaticalNote"}],
                  "examples": [{"text": "They went to sea in search of adventure."}],
                  "synonyms": [{"text": "excitement", "language": "en"}, {"text": "thrills", "language": "en"}],
                  "antonyms": [{"text": "routine", "language": "en"}]}]},
               {"id": "s_en_gb0016.003", "definitions": ["a business undertaking in which money may be lost"],
                "shortDefinitions": ["risky business deal"], "crossReferenceMarkers": ["see also venture"],
                "crossReferences": [{"id": "venture", "text": "venture", "type": "see also"}],
                "domains": [{"id": "commerce", "text": "Commerce"}],
                "registers": [{"id": "archaic", "text": "Archaic"}],
                "examples": [{"text": "His adventures in the silk trade ended badly."}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "adventure", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "grammaticalFeatures": [{"id": "intransitive", "text": "Intransitive", "type": "Subcategorization"}],
              "pronunciations": [
               {"phoneticSpelling": "ədˈvɛntʃə", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "adventured",
                "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "adventuring"}],
              "senses": [
               {"id": "s_en_gb0017.001", "definitions": ["go somewhere new and perhaps dangerous"],
                "shortDefinitions": ["go somewhere risky"], "registers": [{"id": "dated", "text": "Dated"}],
                "examples": [{"text": "They adventured further up the valley each summer."}]}]}]}]}]
        """#,
        #"""
        aeroplane | aeroplane | noun
        [{"id": "aeroplane", "word": "aeroplane", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "aeroplane", "language": "en-gb",
            "variantForms": [{"text": "airplane", "regions": [{"id": "north_american", "text": "North American"}],
              "pronunciations": [{"phoneticSpelling": "ˈeəpleɪn", "phoneticNotation": "IPA", "dialects": ["British English"]}]}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈeərəpleɪn", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "aeroplanes",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0018.001",
                "definitions": ["a machine with wings and engines that carries people or goods through the air"],
                "shortDefinitions": ["flying machine with wings"],
                "domains": [{"id": "aviation", "text": "Aviation"}],
                "semanticClasses": [{"id": "aircraft", "text": "Aircraft"}],
                "examples": [{"text": "A small aeroplane circled above the beach."},
                 {"text": "She folded the letter into a paper aeroplane."}],
                "synonyms": [{"text": "plane", "language": "en"}, {"text": "aircraft", "language": "en"},
                 {"text": "airplane", "language": "en",
                  "regions": [{"id": "north_american", "text": "North American"}]}]}]}]}]}]
        """#,
        #"""
        after | after | preposition; conjunction; adverb
        [{"id": "after", "word": "after", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "preposition", "text": "Preposition"}, "text": "after", "language": "en-gb",
            "phrases": [{"id": "after_all", "text": "after all"}, {"id": "after_hours", "text": "after hours"},
             {"id": "after_you", "text": "after you"}],
            "phrasalVerbs": [{"id": "look_after", "text": "look after"}, {"id": "take_after", "text": "take after"}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈɑːftə", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb0020.001", "definitions": ["at some time following"],
                "shortDefinitions": ["later than"],
                "examples": [{"text": "We went home after the concert."},
                 {"text": "It was just after six when the bell rang."}],
                "synonyms": [{"text": "following", "language": "en"}],
                "antonyms": [{"text": "before", "language": "en"}, {"text": "prior to", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0020.002", "definitions": ["past the hour named"],
                  "regions": [{"id": "north_american", "text": "North American"}],
                  "notes": [{"text": "in telling the time", "type": "indicator"}],
                  "examples": [{"text": "It was ten after five."}]}]},
               {"id": "s_en_gb0020.003", "definitions": ["behind, and often moving along in the same direction"],
                "shortDefinitions": ["behind"],
                "examples": [{"text": "Shut the door after you."},
                 {"text": "The ducklings hurried after their mother."}],
                "synonyms": [{"text": "behind", "language": "en"}],
                "antonyms": [{"text": "in front of", "language": "en"}]},
               {"id": "s_en_gb0020.004", "definitions": ["trying to find, catch or get"],
                "shortDefinitions": ["trying to get"],
                "examples": [{"text": "The police are after a man in a green hat."}],
                "synonyms": [{"text": "in search of", "language": "en"}]},
               {"id": "s_en_gb0020.005", "definitions": ["in the style of, or as a copy of"],
                "shortDefinitions": ["in the style of"], "domains": [{"id": "art", "text": "Art"}],
                "examples": [{"text": "A drawing after Dürer hung in the hall."}]}]}]},
           {"lexicalCategory": {"id": "conjunction", "text": "Conjunction"}, "text": "after", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "ˈɑːftə", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb0021.001", "definitions": ["as soon as, or some time later than, the moment when"],
                "shortDefinitions": ["later than the time when"],
                "examples": [{"text": "After she had locked the shop, she walked to the river."}]}]}]},
           {"lexicalCategory": {"id": "adverb", "text": "Adverb"}, "text": "after", "language": "en-gb",
            "entries": [
             {"homographNumber": "102",
              "pronunciations": [
               {"phoneticSpelling": "ˈɑːftə", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb0022.001", "definitions": ["at a later time"], "shortDefinitions": ["later"],
                "examples": [{"text": "They met in May and were married soon after."}],
                "synonyms": [{"text": "later", "language": "en"}, {"text": "afterwards", "language": "en"}],
                "antonyms": [{"text": "before", "language": "en"}]}]}]}]}]
        """#,
        #"""
        again | again | adverb
        [{"id": "again", "word": "again", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "adverb", "text": "Adverb"}, "text": "again", "language": "en-gb",
            "phrases": [{"id": "again_and_again", "text": "again and again"},
             {"id": "then_again", "text": "then again"}, {"id": "time_and_again", "text": "time and again"}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "əˈɡɛn", "phoneticNotation": "IPA", "dialects": ["British English"]},
               {"phoneticSpelling": "əˈɡeɪn", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb0023.001", "definitions": ["one more time"],
                "examples": [{"text": "Sing it again, please."}, {"text": "I shall never lend him a book again."}],
                "synonyms": [{"text": "once more", "language": "en"}, {"text": "another time", "language": "en"},
                 {"text": "afresh", "language": "en"}]},
               {"id": "s_en_gb0023.002", "definitions": ["as things were before"],
                "examples": [{"text": "After a week in bed she was well again."}],
                "synonyms": [{"text": "back", "language": "en"}]},
               {"id": "s_en_gb0023.003", "definitions": ["on top of that"],
                "examples": [{"text": "We have half as much again in the cellar."}]}]}]}]}]
        """#,
        #"""
        agile | agile | adjective
        [{"id": "agile", "word": "agile", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "agile", "language": "en-gb",
            "derivatives": [{"id": "agilely", "text": "agilely"}, {"id": "agility", "text": "agility"}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈædʒaɪl", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb0024.001", "definitions": ["light and quick on one's feet"],
                "examples": [{"text": "Goats are agile enough to climb these cliffs."}],
                "synonyms": [{"text": "nimble", "language": "en"}, {"text": "lithe", "language": "en"},
                 {"text": "supple", "language": "en"}],
                "antonyms": [{"text": "clumsy", "language": "en"}, {"text": "stiff", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0024.002", "definitions": ["quick to understand and to find answers"],
                  "shortDefinitions": ["quick in thinking"], "notes": [{"text": "of the mind", "type": "indicator"}],
                  "examples": [{"text": "Chess keeps her mind agile."}]}]},
               {"id": "s_en_gb0024.003",
                "definitions": [
                 "describing a way of running projects in many short stages, with a fresh look at the plan after each"],
                "shortDefinitions": ["using short project stages"],
                "domains": [{"id": "computing", "text": "Computing"}],
                "registers": [{"id": "technical", "text": "Technical"}],
                "examples": [{"text": "Our team moved to agile working last spring."}],
                "antonyms": [{"text": "waterfall", "language": "en",
                  "domains": [{"id": "computing", "text": "Computing"}],
                  "registers": [{"id": "technical", "text": "Technical"}]}]}]}]}]}]
        """#,
        #"""
        agility | agility | noun
        [{"id": "agility", "word": "agility", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "agility", "language": "en-gb",
            "root": "agile", "derivativeOf": [{"id": "agile", "text": "agile"}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "əˈdʒɪlɪti", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb0025.001", "definitions": ["the gift of being light and quick, in body or in mind"],
                "shortDefinitions": ["lightness and quickness"],
                "notes": [{"text": "mass noun", "type": "grammaticalNote"}],
                "examples": [{"text": "With surprising agility, the old man jumped over the stream."}],
                "synonyms": [{"text": "nimbleness", "language": "en"}, {"text": "suppleness", "language": "en"}],
                "antonyms": [{"text": "clumsiness", "language": "en"}]}]}]}]}]
        """#,
        #"""
        air | air | noun; verb
        [{"id": "air", "word": "air", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "air", "language": "en-gb",
            "derivatives": [{"id": "airless", "text": "airless"}],
            "compounds": [{"id": "air_force", "text": "air force"}, {"id": "air_mail", "text": "air mail"},
             {"id": "air_hostess", "text": "air hostess", "registers": [{"id": "dated", "text": "Dated"}]}],
            "phrases": [{"id": "hot_air", "text": "hot air"}, {"id": "in_the_air", "text": "in the air"},
             {"id": "up_in_the_air", "text": "up in the air"}, {"id": "walk_on_air", "text": "walk on air"},
             {"id": "into_thin_air", "text": "into thin air"}],
            "entries": [
             {"homographNumber": "100", "etymologies": ["a Greek word that came through Latin and French"],
              "pronunciations": [{"phoneticSpelling": "eə", "phoneticNotation": "IPA", "dialects": ["British English"],
                "audioFile": "https://audio.example.com/sample/air_gb_1.mp3"}],
              "inflections": [{"inflectedForm": "airs",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0026.001",
                "definitions": ["the mixture of gases that lies all around the earth and that we breathe"],
                "shortDefinitions": ["gases around the earth"], "semanticClasses": [{"id": "gas", "text": "Gas"}],
                "notes": [{"text": "mass noun", "type": "grammaticalNote"}],
                "examples": [{"text": "Open a window and let in some fresh air."},
                 {"text": "The air on the moor smelled of rain."}],
                "synonyms": [{"text": "oxygen", "language": "en"}, {"text": "atmosphere", "language": "en"}],
                "thesaurusLinks": [{"entry_id": "air", "sense_id": "t_sample0002.001"}],
                "subsenses": [
                 {"id": "s_en_gb0026.002", "definitions": ["the open space above the ground"],
                  "examples": [{"text": "She threw her cap into the air."},
                   {"text": "Larks were singing high in the air."}],
                  "synonyms": [{"text": "sky", "language": "en"}, {"text": "heavens", "language": "en"}],
                  "subsenses": [
                   {"id": "s_en_gb0026.003", "definitions": ["this space as used by aircraft"],
                    "domains": [{"id": "aviation", "text": "Aviation"}],
                    "notes": [{"text": "\"by air\"", "type": "wordFormNote"}],
                    "examples": [{"text": "Parcels are sent by air."}],
                    "subsenses": [
                     {"id": "s_en_gb0026.004",
                      "definitions": ["the part of a country's forces that fights from aircraft"],
                      "shortDefinitions": ["fighting aircraft"], "domains": [{"id": "military", "text": "Military"}],
                      "notes": [{"text": "as modifier", "type": "wordFormNote"}],
                      "examples": [{"text": "They had no air support."}]}]}]},
                 {"id": "s_en_gb0026.005",
                  "definitions": ["one of the four things that were once thought to make up the world"],
                  "shortDefinitions": ["one of four old elements"],
                  "domains": [{"id": "philosophy", "text": "Philosophy"}],
                  "registers": [{"id": "historical", "text": "Historical"}],
                  "examples": [{"text": "The painting shows earth, air, fire and water as four sisters."}]}]},
               {"id": "s_en_gb0026.006", "definitions": ["the look or feeling that a person, place or thing gives"],
                "shortDefinitions": ["impression given"],
                "constructions": [
                 {"text": "an air of something", "examples": [["an air of calm", "an air of secrecy"]]}],
                "examples": [{"text": "There was an air of mystery about the empty house."},
                 {"text": "He answered with the air of a man who knows his trade."}],
                "synonyms": [{"text": "look", "language": "en"}, {"text": "appearance", "language": "en"},
                 {"text": "manner", "language": "en"}, {"text": "aura", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0026.007",
                  "definitions": ["a manner put on to seem better or more important than others"],
                  "shortDefinitions": ["affected manner"],
                  "registers": [{"id": "derogatory", "text": "Derogatory", "qualifier": "often"}],
                  "notes": [{"text": "\"airs\"", "type": "wordFormNote"}],
                  "examples": [{"text": "Do not put on airs with me."}],
                  "synonyms": [{"text": "affectations", "language": "en"}, {"text": "pretensions", "language": "en"}]}]},
               {"id": "s_en_gb0026.008", "etymologies": ["as the name of a tune, a translation from Italian"],
                "definitions": ["a simple tune"], "shortDefinitions": ["tune"],
                "domains": [{"id": "music", "text": "Music"}],
                "semanticClasses": [{"id": "piece_of_music", "text": "Piece Of Music"}],
                "examples": [{"text": "The fiddler played an old Irish air."}],
                "synonyms": [{"text": "melody", "language": "en"}, {"text": "song", "language": "en"}]},
               {"id": "s_en_gb0026.009", "definitions": ["the sending out of radio or television programmes"],
                "shortDefinitions": ["broadcasting"], "domains": [{"id": "broadcasting", "text": "Broadcasting"}],
                "notes": [{"text": "mass noun", "type": "grammaticalNote"}],
                "examples": [{"text": "We are on air in two minutes."}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "air", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "eə", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "airs"},
               {"inflectedForm": "aired", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "airing"}],
              "senses": [
               {"id": "s_en_gb0027.001", "definitions": ["say openly what one thinks"],
                "shortDefinitions": ["say openly"], "notes": [{"text": "with object", "type": "grammaticalNote"}],
                "examples": [{"text": "Everyone was free to air an opinion."}],
                "synonyms": [{"text": "express", "language": "en"}, {"text": "voice", "language": "en"},
                 {"text": "make known", "language": "en"}],
                "antonyms": [{"text": "keep to oneself", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0027.002", "definitions": ["send out on radio or television"],
                  "shortDefinitions": ["broadcast"], "domains": [{"id": "broadcasting", "text": "Broadcasting"}],
                  "regions": [{"id": "north_american", "text": "North American"}],
                  "examples": [{"text": "The first part will be aired on Sunday."}]}]},
               {"id": "s_en_gb0027.003", "definitions": ["let fresh air into a room, a bed or the like"],
                "shortDefinitions": ["let fresh air into"],
                "notes": [{"text": "with object", "type": "grammaticalNote"}],
                "examples": [{"text": "Air the bedroom before the guests arrive."}],
                "synonyms": [{"text": "ventilate", "language": "en"}, {"text": "freshen", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0027.004", "definitions": ["warm washed clothes so as to make them fully dry"],
                  "shortDefinitions": ["dry fully"], "regions": [{"id": "british", "text": "British"}],
                  "examples": [{"text": "Shirts were airing in front of the stove."}]}]}]}]}]}]
        """#,
        #"""
        airplane | airplane | noun
        [{"id": "airplane", "word": "airplane", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "airplane", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈeəpleɪn", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "airplanes",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0019.001", "crossReferenceMarkers": ["North American term for aeroplane"],
                "crossReferences": [{"id": "aeroplane", "text": "aeroplane", "type": "another term for"}],
                "regions": [{"id": "north_american", "text": "North American"}]}]}]}]}]
        """#,
        #"""
        album | album | noun
        [{"id": "album", "word": "album", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "album", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈælbəm", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "albums",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0028.001",
                "definitions": ["a book that one fills with things one collects, for instance photos or stamps"],
                "shortDefinitions": ["book for a collection"], "semanticClasses": [{"id": "book", "text": "Book"}],
                "examples": [{"text": "My aunt filled an album with pressed flowers."}]},
               {"id": "s_en_gb0028.002",
                "definitions": ["a set of songs or other pieces of music that are issued together"],
                "shortDefinitions": ["collection of recordings"], "domains": [{"id": "music", "text": "Music"}],
                "semanticClasses": [{"id": "recording", "text": "Recording"}],
                "examples": [{"text": "Their second album was recorded in a church."}],
                "synonyms": [{"text": "record", "language": "en"}, {"text": "LP", "language": "en"}]}]}]}]}]
        """#,
        #"""
        alert | alert | adjective; noun; verb
        [{"id": "alert", "word": "alert", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "alert", "language": "en-gb",
            "derivatives": [{"id": "alertly", "text": "alertly"}, {"id": "alertness", "text": "alertness"}],
            "entries": [
             {"homographNumber": "100",
              "etymologies": ["from an Italian call that sent a guard up to the watchtower"],
              "pronunciations": [
               {"phoneticSpelling": "əˈlɜːt", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb0029.001", "definitions": ["wide awake to what is going on and ready to act"],
                "shortDefinitions": ["watchful and ready"],
                "constructions": [
                 {"text": "alert to something", "examples": [["alert to danger", "alert to every sound"]]}],
                "examples": [{"text": "The deer stood still, its ears alert."},
                 {"text": "An alert driver stopped in time."}],
                "synonyms": [{"text": "watchful", "language": "en"}, {"text": "attentive", "language": "en"},
                 {"text": "wide awake", "language": "en"}],
                "antonyms": [{"text": "drowsy", "language": "en"}, {"text": "inattentive", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "alert", "language": "en-gb",
            "phrases": [{"id": "on_the_alert", "text": "on the alert"}],
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "əˈlɜːt", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "alerts",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0030.001", "definitions": ["a warning that there may be danger"],
                "shortDefinitions": ["warning of danger"],
                "examples": [{"text": "A flood alert was given for the whole coast."}],
                "synonyms": [{"text": "warning", "language": "en"}, {"text": "alarm", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0030.002",
                  "definitions": ["a short message from a telephone or computer that something has happened"],
                  "shortDefinitions": ["message from a device"],
                  "domains": [{"id": "computing", "text": "Computing"}],
                  "examples": [{"text": "I get an alert when the bus is near."}]}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "alert", "language": "en-gb",
            "entries": [
             {"homographNumber": "102",
              "grammaticalFeatures": [{"id": "transitive", "text": "Transitive", "type": "Subcategorization"}],
              "pronunciations": [
               {"phoneticSpelling": "əˈlɜːt", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "alerts"},
               {"inflectedForm": "alerted", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "alerting"}],
              "senses": [
               {"id": "s_en_gb0031.001", "definitions": ["warn someone of a danger or a problem"],
                "shortDefinitions": ["warn"], "examples": [{"text": "A barking dog alerted them to the fire."}],
                "synonyms": [{"text": "warn", "language": "en"}, {"text": "notify", "language": "en"}]}]}]}]}]
        """#,
        #"""
        alphabet | alphabet | noun
        [{"id": "alphabet", "word": "alphabet", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "alphabet", "language": "en-gb",
            "derivatives": [{"id": "alphabetical", "text": "alphabetical"},
             {"id": "alphabetize", "text": "alphabetize"}],
            "compounds": [{"id": "alphabet_soup", "text": "alphabet soup"}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [{"phoneticSpelling": "ˈælfəbɛt", "phoneticNotation": "IPA",
                "dialects": ["British English"], "audioFile": "https://audio.example.com/sample/alphabet_gb_1.mp3"}],
              "inflections": [{"inflectedForm": "alphabets",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0032.001", "definitions": ["the letters of a language, from the first to the last"],
                "shortDefinitions": ["letters of a language"],
                "domains": [{"id": "linguistics", "text": "Linguistics"}],
                "examples": [{"text": "The Greek alphabet has twenty-four letters."},
                 {"text": "He could say the alphabet backwards."}],
                "synonyms": [{"text": "ABC", "language": "en"}, {"text": "letters", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0032.002", "definitions": ["a set of signs, each of them for a letter"],
                  "examples": [{"text": "She learned the finger alphabet in a weekend."}]}]}]}]}]}]
        """#,
        #"""
        amber | amber | noun; adjective
        [{"id": "amber", "word": "amber", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "amber", "language": "en-gb",
            "phrases": [{"id": "a_fly_in_amber", "text": "a fly in amber"}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈæmbə", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb0033.001",
                "definitions": ["hard yellow or brown resin from ancient trees, used for beads and other jewellery"],
                "shortDefinitions": ["hard yellow resin"],
                "domains": [{"id": "jewellery", "text": "Jewellery"}, {"id": "geology", "text": "Geology"}],
                "semanticClasses": [{"id": "resin", "text": "Resin"}],
                "notes": [{"text": "mass noun", "type": "grammaticalNote"}],
                "examples": [{"text": "The fly had lain in a piece of amber for millions of years."}],
                "subsenses": [
                 {"id": "s_en_gb0033.002", "definitions": ["a warm yellow-orange colour"],
                  "semanticClasses": [{"id": "colour", "text": "Colour"}],
                  "examples": [{"text": "In the evening the hills turned to amber."}]}]},
               {"id": "s_en_gb0033.003",
                "definitions": ["the yellow light that comes between green and red in a traffic signal"],
                "shortDefinitions": ["yellow traffic light"], "domains": [{"id": "roads", "text": "Roads"}],
                "regions": [{"id": "british", "text": "British"}],
                "examples": [{"text": "Slow down when the lights change to amber."}],
                "synonyms": [
                 {"text": "yellow", "language": "en", "regions": [{"id": "north_american", "text": "North American"}]}]}]}]},
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "amber", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "ˈæmbə", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb0034.001", "definitions": ["of the colour of amber"],
                "shortDefinitions": ["yellow-orange"],
                "examples": [{"text": "A cat with amber eyes watched from the wall."}]}]}]}]}]
        """#,
        #"""
        among | among | preposition
        [{"id": "among", "word": "among", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "preposition", "text": "Preposition"}, "text": "among", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "əˈmʌŋ", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "variantForms": [{"text": "amongst", "registers": [{"id": "literary", "text": "Literary"}],
                "regions": [{"id": "british", "text": "British"}],
                "pronunciations": [{"phoneticSpelling": "əˈmʌŋst", "phoneticNotation": "IPA", "dialects": ["British English"]}],
                "notes": [{"text": "The form amongst sounds a little more old-fashioned.", "type": "usageNote"}]}],
              "senses": [
               {"id": "s_en_gb0035.001", "definitions": ["with others on all sides"],
                "shortDefinitions": ["surrounded by"], "examples": [{"text": "A cottage stood among tall trees."}],
                "synonyms": [{"text": "amid", "language": "en"}, {"text": "in the midst of", "language": "en"}]},
               {"id": "s_en_gb0035.002", "definitions": ["as one of"],
                "examples": [{"text": "Swifts are among the fastest birds."}],
                "synonyms": [{"text": "included in", "language": "en"}]},
               {"id": "s_en_gb0035.003", "definitions": ["between the members of a group"],
                "crossReferenceMarkers": ["compare with between"],
                "crossReferences": [{"id": "between", "text": "between", "type": "see also"}],
                "notes": [
                 {"text": "Among is used of three or more people or things; for two, between is the usual word.",
                  "type": "usageNote"}],
                "examples": [{"text": "The money was shared among the seven crews."},
                 {"text": "You must settle it among yourselves."}]}]}]}]}]
        """#,
        #"""
        anchor | anchor | noun; verb
        [{"id": "anchor", "word": "anchor", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "anchor", "language": "en-gb",
            "derivatives": [{"id": "anchorage", "text": "anchorage"}, {"id": "anchorless", "text": "anchorless"}],
            "compounds": [{"id": "anchor_chain", "text": "anchor chain"}, {"id": "anchorman", "text": "anchorman"},
             {"id": "anchorwoman", "text": "anchorwoman"}],
            "phrases": [{"id": "at_anchor", "text": "at anchor"}, {"id": "drop_anchor", "text": "drop anchor"},
             {"id": "weigh_anchor", "text": "weigh anchor"}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [{"phoneticSpelling": "ˈæŋkə", "phoneticNotation": "IPA",
                "dialects": ["British English"], "audioFile": "https://audio.example.com/sample/anchor_gb_1.mp3"}],
              "inflections": [{"inflectedForm": "anchors",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0037.001",
                "definitions": [
                 "a heavy iron hook on a chain or rope, let down to the sea bed to keep a ship in its place"],
                "shortDefinitions": ["heavy hook that holds a ship"],
                "domains": [{"id": "nautical", "text": "Nautical"}],
                "semanticClasses": [{"id": "device", "text": "Device"}],
                "examples": [{"text": "The crew let go the anchor in the shelter of the bay."}],
                "subsenses": [
                 {"id": "s_en_gb0037.002",
                  "definitions": ["a person or thing that gives safety or a firm hold in hard times"],
                  "shortDefinitions": ["source of safety"],
                  "examples": [{"text": "Her grandmother was the anchor of the family."}],
                  "synonyms": [{"text": "mainstay", "language": "en"}, {"text": "support", "language": "en"},
                   {"text": "rock", "language": "en"}],
                  "subsenses": [
                   {"id": "s_en_gb0037.003", "definitions": ["a big shop that draws customers to a shopping centre"],
                    "shortDefinitions": ["main shop of a centre"],
                    "domains": [{"id": "commerce", "text": "Commerce"}],
                    "notes": [{"text": "as modifier \"anchor store\"", "type": "wordFormNote"}],
                    "examples": [{"text": "The centre lost its anchor when the store closed."}]}]}]},
               {"id": "s_en_gb0037.004", "definitions": ["the main presenter of a television or radio programme"],
                "shortDefinitions": ["main presenter"], "domains": [{"id": "broadcasting", "text": "Broadcasting"}],
                "semanticClasses": [{"id": "broadcaster", "text": "Broadcaster"}],
                "regions": [{"id": "north_american", "text": "North American"}],
                "examples": [{"text": "She is the anchor of the morning news."}],
                "synonyms": [{"text": "presenter", "language": "en"}, {"text": "newsreader", "language": "en"},
                 {"text": "host", "language": "en"}]},
               {"id": "s_en_gb0037.005", "definitions": ["the runner who takes the last part in a relay race"],
                "shortDefinitions": ["last runner in a relay"], "domains": [{"id": "athletics", "text": "Athletics"}],
                "examples": [{"text": "Our anchor made up ten metres in the final lap."}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "anchor", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "ˈæŋkə", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "anchors"},
               {"inflectedForm": "anchored", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "anchoring"}],
              "senses": [
               {"id": "s_en_gb0038.001", "definitions": ["hold a ship in its place with an anchor"],
                "shortDefinitions": ["hold with an anchor"],
                "notes": [{"text": "with object", "type": "grammaticalNote"}],
                "examples": [{"text": "They anchored the boat in a quiet cove."}],
                "synonyms": [{"text": "moor", "language": "en"}, {"text": "secure", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0038.002", "definitions": ["stop and drop an anchor"],
                  "notes": [{"text": "no object", "type": "grammaticalNote"}],
                  "examples": [{"text": "We anchored off the island for the night."}]},
                 {"id": "s_en_gb0038.003", "definitions": ["fix something firmly"],
                  "shortDefinitions": ["fix firmly"],
                  "examples": [{"text": "Anchor the tent with stones if the wind gets up."}],
                  "synonyms": [{"text": "fasten", "language": "en"}, {"text": "fix", "language": "en"},
                   {"text": "attach", "language": "en"}], "antonyms": [{"text": "loosen", "language": "en"}]}]},
               {"id": "s_en_gb0038.004", "definitions": ["present and hold together a programme"],
                "shortDefinitions": ["present a programme"],
                "domains": [{"id": "broadcasting", "text": "Broadcasting"}],
                "regions": [{"id": "north_american", "text": "North American"}],
                "examples": [{"text": "He anchored the election night show."}]}]}]}]}]
        """#,
        #"""
        ancient | ancient | adjective; noun
        [{"id": "ancient", "word": "ancient", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "ancient", "language": "en-gb",
            "derivatives": [{"id": "anciently", "text": "anciently"}, {"id": "ancientness", "text": "ancientness"}],
            "compounds": [{"id": "ancient_history", "text": "ancient history"},
             {"id": "ancient_monument", "text": "ancient monument"}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈeɪnʃ(ə)nt", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb0039.001", "definitions": ["belonging to times very long ago"],
                "shortDefinitions": ["of times long ago"], "domains": [{"id": "history", "text": "History"}],
                "examples": [{"text": "In ancient Egypt, cats were loved and honoured."}],
                "synonyms": [{"text": "early", "language": "en"}, {"text": "prehistoric", "language": "en"}],
                "antonyms": [{"text": "modern", "language": "en"}, {"text": "recent", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0039.002", "definitions": ["very old and still there"],
                  "shortDefinitions": ["very old"], "examples": [{"text": "An ancient yew shades the gate."}],
                  "synonyms": [{"text": "age-old", "language": "en"}, {"text": "venerable", "language": "en"}],
                  "subsenses": [
                   {"id": "s_en_gb0039.003", "definitions": ["worn out by age, or seeming so"],
                    "shortDefinitions": ["very old"], "registers": [{"id": "humorous", "text": "Humorous"}],
                    "examples": [{"text": "He turned up in an ancient raincoat."}]}]}]}]}]},
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "ancient", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "ˈeɪnʃ(ə)nt", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "ancients",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0040.001", "definitions": ["a very old person"],
                "registers": [{"id": "humorous", "text": "Humorous"}, {"id": "archaic", "text": "Archaic"}],
                "examples": [{"text": "Two white-haired ancients were playing chess in the sun."}]},
               {"id": "s_en_gb0040.002",
                "definitions": ["the people of long ago, above all in Greece and Rome"],
                "shortDefinitions": ["people of long ago"],
                "notes": [{"text": "\"the ancients\"", "type": "wordFormNote"}],
                "examples": [{"text": "The ancients knew that the earth is round."}]}]}]}]},
         {"id": "ancient", "word": "ancient", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "ancient", "language": "en-gb",
            "entries": [
             {"homographNumber": "200",
              "pronunciations": [
               {"phoneticSpelling": "ˈeɪnʃ(ə)nt", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "ancients",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0041.001", "definitions": ["a soldier who carries a flag"],
                "shortDefinitions": ["flag-bearer"], "crossReferenceMarkers": ["compare with ensign"],
                "crossReferences": [{"id": "ensign", "text": "ensign", "type": "see also"}],
                "domains": [{"id": "military", "text": "Military"}],
                "registers": [{"id": "archaic", "text": "Archaic"}],
                "examples": [{"text": "The ancient marched in front with the banner."}],
                "subsenses": [
                 {"id": "s_en_gb0041.002", "definitions": ["a flag or banner"], "shortDefinitions": ["flag"],
                  "registers": [{"id": "obsolete", "text": "Obsolete"}],
                  "examples": [{"text": "Their ancient was torn by the wind."}]}]}]}]}]}]
        """#,
        #"""
        angle | angle; Angle | noun; verb
        [{"id": "angle", "word": "angle", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "angle", "language": "en-gb",
            "compounds": [{"id": "angle_bracket", "text": "angle bracket"},
             {"id": "right_angle", "text": "right angle"}],
            "entries": [
             {"homographNumber": "100", "etymologies": ["from the Latin for a corner"],
              "pronunciations": [{"phoneticSpelling": "ˈæŋɡ(ə)l", "phoneticNotation": "IPA",
                "dialects": ["British English"], "audioFile": "https://audio.example.com/sample/angle_gb_1.mp3"}],
              "inflections": [{"inflectedForm": "angles",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0042.001",
                "definitions": ["the amount by which one line or surface turns away from another that it meets"],
                "shortDefinitions": ["amount of turn between lines"],
                "domains": [{"id": "geometry", "text": "Geometry"}],
                "examples": [{"text": "The two roads meet at an angle of sixty degrees."},
                 {"text": "Each angle of a square is a right angle."}],
                "thesaurusLinks": [{"entry_id": "angle", "sense_id": "t_sample0003.001"}],
                "subsenses": [
                 {"id": "s_en_gb0042.002", "definitions": ["a corner, such as that of a room or a building"],
                  "shortDefinitions": ["corner"],
                  "examples": [{"text": "A spider had built its web in the angle of the wall."}],
                  "synonyms": [{"text": "corner", "language": "en"}, {"text": "bend", "language": "en"}]},
                 {"id": "s_en_gb0042.003", "definitions": ["a position that is not upright or level"],
                  "shortDefinitions": ["sloping position"], "examples": [{"text": "He wore his hat at an angle."}],
                  "synonyms": [{"text": "slant", "language": "en"}, {"text": "tilt", "language": "en"},
                   {"text": "slope", "language": "en"}]}]},
               {"id": "s_en_gb0042.004", "definitions": ["the side from which one looks at a thing"],
                "shortDefinitions": ["point of view"], "domains": [{"id": "photography", "text": "Photography"}],
                "semanticClasses": [{"id": "view", "text": "View"}],
                "examples": [{"text": "From this angle the rock looks like a sleeping bear."}],
                "subsenses": [
                 {"id": "s_en_gb0042.005", "definitions": ["a way of thinking about a subject"],
                  "examples": [{"text": "Let us try the problem from a fresh angle."}],
                  "synonyms": [{"text": "point of view", "language": "en"}, {"text": "standpoint", "language": "en"},
                   {"text": "approach", "language": "en"}],
                  "subsenses": [
                   {"id": "s_en_gb0042.006", "definitions": ["the main point that a reporter brings out in a story"],
                    "shortDefinitions": ["main point of a story"],
                    "domains": [{"id": "journalism", "text": "Journalism"}],
                    "registers": [{"id": "informal", "text": "Informal"}],
                    "examples": [{"text": "The paper needed a new angle on the royal visit."}]}]}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "angle", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "grammaticalFeatures": [{"id": "transitive", "text": "Transitive", "type": "Subcategorization"}],
              "pronunciations": [
               {"phoneticSpelling": "ˈæŋɡ(ə)l", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "angles"},
               {"inflectedForm": "angled", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "angling"}],
              "senses": [
               {"id": "s_en_gb0043.001", "definitions": ["move or place in a direction that is not straight"],
                "shortDefinitions": ["place in a slanting direction"],
                "examples": [{"text": "Angle the lamp towards the page."}],
                "synonyms": [{"text": "tilt", "language": "en"}, {"text": "slant", "language": "en"},
                 {"text": "turn", "language": "en"}]},
               {"id": "s_en_gb0043.002",
                "definitions": ["present news or facts so as to suit one side or one group of readers"],
                "shortDefinitions": ["present from one side"],
                "domains": [{"id": "journalism", "text": "Journalism"}],
                "examples": [{"text": "The report was angled at young parents."}],
                "synonyms": [{"text": "slant", "language": "en"}, {"text": "bias", "language": "en"}]}]}]}]},
         {"id": "angle", "word": "angle", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "angle", "language": "en-gb",
            "derivatives": [{"id": "angler", "text": "angler", "domains": [{"id": "fishing", "text": "Fishing"}]}],
            "entries": [
             {"homographNumber": "200",
              "grammaticalFeatures": [{"id": "intransitive", "text": "Intransitive", "type": "Subcategorization"}],
              "pronunciations": [
               {"phoneticSpelling": "ˈæŋɡ(ə)l", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "angles"},
               {"inflectedForm": "angled", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "angling"}],
              "senses": [
               {"id": "s_en_gb0044.001", "definitions": ["try to catch fish by means of a rod, a line and a hook"],
                "shortDefinitions": ["fish with a rod"], "domains": [{"id": "fishing", "text": "Fishing"}],
                "notes": [{"text": "usually as noun \"angling\"", "type": "wordFormNote"}],
                "examples": [{"text": "On Sundays he angled for trout in the upper pool."}]},
               {"id": "s_en_gb0044.002", "definitions": ["try to get something without asking for it openly"],
                "shortDefinitions": ["try to get by hints"],
                "constructions": [
                 {"text": "angle for something", "examples": [["angle for a compliment", "angle for a lift"]]}],
                "examples": [{"text": "She was angling for an invitation to the wedding."}],
                "synonyms": [{"text": "fish for", "language": "en"}, {"text": "hint at", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "angle", "language": "en-gb",
            "entries": [
             {"homographNumber": "201", "etymologies": ["an Old English name of a hook"],
              "pronunciations": [
               {"phoneticSpelling": "ˈæŋɡ(ə)l", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb0045.001", "definitions": ["a hook for catching fish"],
                "shortDefinitions": ["fish hook"], "registers": [{"id": "archaic", "text": "Archaic"}],
                "examples": [{"text": "The old poem speaks of a silver angle."}]}]}]}]},
         {"id": "Angle", "word": "Angle", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "Angle", "language": "en-gb",
            "derivatives": [{"id": "Anglian", "text": "Anglian"}],
            "entries": [
             {"homographNumber": "100",
              "grammaticalFeatures": [{"id": "proper", "text": "Proper", "type": "Properness"}],
              "etymologies": ["the name of a people, perhaps after a hook-shaped land"],
              "pronunciations": [
               {"phoneticSpelling": "ˈæŋɡ(ə)l", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "Angles",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0046.001",
                "definitions": [
                 "a member of a people who came from what is now northern Germany and settled in eastern and northern England"],
                "shortDefinitions": ["member of an early people in England"],
                "domains": [{"id": "history", "text": "History"}],
                "semanticClasses": [{"id": "member_of_people", "text": "Member Of People"}],
                "notes": [
                 {"text": "The settlers arrived in the 5th century, at about the same time as the Saxons and the Jutes.",
                  "type": "encyclopedicNote"}], "examples": [{"text": "The Angles gave their name to England."}]}]}]}]}]
        """#,
        #"""
        animal | animal | noun; adjective
        [{"id": "animal", "word": "animal", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "animal", "language": "en-gb",
            "compounds": [{"id": "animal_kingdom", "text": "animal kingdom"},
             {"id": "animal_rights", "text": "animal rights"}, {"id": "party_animal", "text": "party animal"}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈænɪm(ə)l", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "animals",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0047.001",
                "definitions": [
                 "a living thing that can feel and move about, and that lives by eating plants or other creatures"],
                "shortDefinitions": ["living thing that moves and eats"],
                "domains": [{"id": "zoology", "text": "Zoology"}],
                "semanticClasses": [{"id": "organism", "text": "Organism"}],
                "examples": [{"text": "Sponges look like plants, but they are animals."}],
                "synonyms": [{"text": "creature", "language": "en"}, {"text": "being", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0047.002", "definitions": ["any such creature that is not a human being"],
                  "examples": [{"text": "The farm animals were fed at dawn."}],
                  "synonyms": [{"text": "beast", "language": "en"}, {"text": "creature", "language": "en"}]}]},
               {"id": "s_en_gb0047.003", "definitions": ["a person who is cruel or wild"],
                "registers": [{"id": "informal", "text": "Informal"}, {"id": "derogatory", "text": "Derogatory"}],
                "examples": [{"text": "“You animal!” she shouted."}],
                "synonyms": [{"text": "brute", "language": "en"}, {"text": "beast", "language": "en"}]},
               {"id": "s_en_gb0047.004", "definitions": ["a person or thing of the kind named"],
                "registers": [{"id": "humorous", "text": "Humorous"}],
                "notes": [{"text": "with an adjective", "type": "grammaticalNote"}],
                "examples": [{"text": "A quiet day in this house is a rare animal."}]}]}]},
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "animal", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "ˈænɪm(ə)l", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb0048.001", "definitions": ["of or from animals"],
                "notes": [{"text": "before a noun", "type": "grammaticalNote"}],
                "examples": [{"text": "Animal tracks crossed the snow."}]},
               {"id": "s_en_gb0048.002", "definitions": ["having to do with the needs of the body"],
                "shortDefinitions": ["of the body's needs"],
                "examples": [{"text": "He felt an animal joy in running."}],
                "synonyms": [{"text": "physical", "language": "en"}, {"text": "bodily", "language": "en"}],
                "antonyms": [{"text": "spiritual", "language": "en"}]}]}]}]}]
        """#,
        #"""
        apple | apple | noun
        [{"id": "apple", "word": "apple", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "apple", "language": "en-gb",
            "derivatives": [{"id": "appley", "text": "appley"}],
            "compounds": [{"id": "Adam%27s_apple", "text": "Adam's apple"}, {"id": "apple_pie", "text": "apple pie"},
             {"id": "cooking_apple", "text": "cooking apple"}],
            "phrases": [{"id": "apples_and_pears", "text": "apples and pears",
              "registers": [{"id": "rhyming_slang", "text": "Rhyming Slang"}],
              "regions": [{"id": "british", "text": "British"}]},
             {"id": "the_apple_of_one%27s_eye", "text": "the apple of one's eye"},
             {"id": "the_apple_never_falls_far_from_the_tree", "text": "the apple never falls far from the tree"},
             {"id": "she%27s_apples", "text": "she's apples", "registers": [{"id": "informal", "text": "Informal"}],
              "regions": [{"id": "australian", "text": "Australian"}, {"id": "new_zealand", "text": "New Zealand"}]}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [{"phoneticSpelling": "ˈæp(ə)l", "phoneticNotation": "IPA",
                "dialects": ["British English"], "audioFile": "https://audio.example.com/sample/apple_gb_1.mp3"}],
              "inflections": [{"inflectedForm": "apples",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0049.001",
                "definitions": ["a round, crunchy fruit, red, green or yellow on the outside and white within"],
                "shortDefinitions": ["round, crunchy fruit"], "domains": [{"id": "food", "text": "Food"}],
                "semanticClasses": [{"id": "fruit", "text": "Fruit"}],
                "examples": [{"text": "He picked a ripe apple and rubbed it on his sleeve."},
                 {"text": "She baked the apples with honey and nuts."}]},
               {"id": "s_en_gb0049.002", "definitions": ["the tree on which apples grow"],
                "domains": [{"id": "botany", "text": "Botany"}],
                "semanticClasses": [{"id": "tree", "text": "Tree"}, {"id": "rosaceae_plant", "text": "Rosaceae Plant"}],
                "variantForms": [{"text": "apple tree"}],
                "notes": [{"text": "also \"apple tree\"", "type": "wordFormNote"}],
                "examples": [{"text": "The old apple by the gate is in bloom."}]}]}]}]}]
        """#,
        #"""
        april | April | noun
        [{"id": "April", "word": "April", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "April", "language": "en-gb",
            "compounds": [{"id": "April_fool", "text": "April fool"}, {"id": "April_shower", "text": "April shower"}],
            "phrases": [{"id": "April_Fool%27s_Day", "text": "April Fool's Day"}],
            "entries": [
             {"homographNumber": "100",
              "grammaticalFeatures": [{"id": "proper", "text": "Proper", "type": "Properness"}],
              "pronunciations": [{"phoneticSpelling": "ˈeɪprəl", "phoneticNotation": "IPA",
                "dialects": ["British English"], "audioFile": "https://audio.example.com/sample/april_gb_1.mp3"}],
              "inflections": [{"inflectedForm": "Aprils",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0050.001", "definitions": ["the fourth month of the year, between March and May"],
                "shortDefinitions": ["fourth month"], "semanticClasses": [{"id": "month", "text": "Month"}],
                "examples": [{"text": "The cuckoo came back in April."}, {"text": "We moved here last April."}]}]}]}]}]
        """#,
        #"""
        arctic | Arctic | adjective; noun
        [{"id": "Arctic", "word": "Arctic", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "Arctic", "language": "en-gb",
            "compounds": [{"id": "Arctic_Circle", "text": "Arctic Circle"}, {"id": "arctic_fox", "text": "arctic fox"}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈɑːktɪk", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb0051.001", "definitions": ["of or near the lands and seas around the North Pole"],
                "shortDefinitions": ["of the far north"], "domains": [{"id": "geography", "text": "Geography"}],
                "examples": [{"text": "The Arctic summer is short and bright."}],
                "synonyms": [{"text": "polar", "language": "en"}, {"text": "northern", "language": "en"}],
                "antonyms": [{"text": "Antarctic", "language": "en"}]},
               {"id": "s_en_gb0051.002", "definitions": ["very cold"],
                "registers": [{"id": "informal", "text": "Informal"}], "variantForms": [{"text": "arctic"}],
                "notes": [{"text": "usually \"arctic\"", "type": "wordFormNote"}],
                "examples": [{"text": "An arctic wind blew down the platform."}],
                "synonyms": [{"text": "freezing", "language": "en"}, {"text": "icy", "language": "en"},
                 {"text": "bitter", "language": "en"}], "antonyms": [{"text": "tropical", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "Arctic", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "grammaticalFeatures": [{"id": "proper", "text": "Proper", "type": "Properness"}],
              "pronunciations": [
               {"phoneticSpelling": "ˈɑːktɪk", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb0052.001", "definitions": ["the lands and seas around the North Pole"],
                "shortDefinitions": ["far north"], "domains": [{"id": "geography", "text": "Geography"}],
                "semanticClasses": [{"id": "geographic_region", "text": "Geographic Region"}],
                "notes": [{"text": "\"the Arctic\"", "type": "wordFormNote"}],
                "examples": [{"text": "Few trees grow in the Arctic."}]}]}]}]}]
        """#,
        #"""
        arrow | arrow | noun; verb
        [{"id": "arrow", "word": "arrow", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "arrow", "language": "en-gb",
            "derivatives": [{"id": "arrowy", "text": "arrowy"}],
            "compounds": [{"id": "arrow_key", "text": "arrow key"}, {"id": "arrowhead", "text": "arrowhead"}],
            "phrases": [{"id": "straight_as_an_arrow", "text": "straight as an arrow"}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈærəʊ", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "arrows",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0053.001",
                "definitions": [
                 "what an archer shoots: a slender rod with a point at one end and feathers at the other"],
                "shortDefinitions": ["pointed rod shot by an archer"],
                "domains": [{"id": "archery", "text": "Archery"}],
                "semanticClasses": [{"id": "missile", "text": "Missile"}],
                "examples": [{"text": "The arrow struck the very edge of the target."}],
                "synonyms": [{"text": "shaft", "language": "en"}, {"text": "bolt", "language": "en"}]},
               {"id": "s_en_gb0053.002", "definitions": ["a mark with a point at one end that shows the way"],
                "shortDefinitions": ["mark that shows the way"],
                "semanticClasses": [{"id": "symbol", "text": "Symbol"}],
                "examples": [{"text": "Follow the blue arrows to the exit."}],
                "synonyms": [{"text": "pointer", "language": "en"}, {"text": "marker", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0053.003", "definitions": ["one of four keys that move the cursor on a screen"],
                  "shortDefinitions": ["key that moves the cursor"],
                  "domains": [{"id": "computing", "text": "Computing"}],
                  "notes": [{"text": "also \"arrow key\"", "type": "wordFormNote"}],
                  "examples": [{"text": "Press the left arrow twice."}]}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "arrow", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "grammaticalFeatures": [{"id": "intransitive", "text": "Intransitive", "type": "Subcategorization"}],
              "pronunciations": [
               {"phoneticSpelling": "ˈærəʊ", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "arrows"},
               {"inflectedForm": "arrowed", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "arrowing"}],
              "senses": [
               {"id": "s_en_gb0054.001", "definitions": ["move straight and very fast"],
                "notes": [{"text": "with an adverbial", "type": "grammaticalNote"}],
                "examples": [{"text": "A kingfisher arrowed across the stream."}],
                "synonyms": [{"text": "dart", "language": "en"}, {"text": "shoot", "language": "en"}]}]}]}]}]
        """#,
        #"""
        art | art | noun; verb
        [{"id": "art", "word": "art", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "art", "language": "en-gb",
            "derivatives": [{"id": "artful", "text": "artful"}, {"id": "artistic", "text": "artistic"},
             {"id": "artless", "text": "artless"}],
            "compounds": [{"id": "art_gallery", "text": "art gallery"}, {"id": "martial_art", "text": "martial art"}],
            "phrases": [{"id": "art_for_art%27s_sake", "text": "art for art's sake"},
             {"id": "state_of_the_art", "text": "state of the art",
              "domains": [{"id": "technology", "text": "Technology"}]}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ɑːt", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "arts",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0055.001",
                "definitions": ["the making of things that please or move us, such as paintings and statues"],
                "shortDefinitions": ["making of beautiful things"], "domains": [{"id": "art", "text": "Art"}],
                "semanticClasses": [{"id": "creative_activity", "text": "Creative Activity"}],
                "notes": [{"text": "mass noun", "type": "grammaticalNote"}],
                "examples": [{"text": "She studied art in Florence."}],
                "subsenses": [
                 {"id": "s_en_gb0055.002", "definitions": ["the works made in this way"],
                  "shortDefinitions": ["works so made"], "examples": [{"text": "The hall is full of modern art."}],
                  "synonyms": [{"text": "paintings", "language": "en"}, {"text": "sculptures", "language": "en"}]}]},
               {"id": "s_en_gb0055.003",
                "definitions": ["painting, music, dance, theatre and writing taken together"],
                "shortDefinitions": ["painting, music, theatre, etc."],
                "notes": [{"text": "\"the arts\"", "type": "wordFormNote"}],
                "examples": [{"text": "The town gives money to the arts."}]},
               {"id": "s_en_gb0055.004",
                "definitions": ["subjects of study such as history and languages, and not the sciences"],
                "shortDefinitions": ["subjects other than sciences"],
                "domains": [{"id": "education", "text": "Education"}],
                "notes": [{"text": "\"arts\"", "type": "wordFormNote"}],
                "examples": [{"text": "He has a degree in arts."}],
                "antonyms": [{"text": "sciences", "language": "en"}]},
               {"id": "s_en_gb0055.005", "definitions": ["a skill that comes with practice"],
                "shortDefinitions": ["skill"],
                "constructions": [{"text": "the art of something",
                  "examples": [["the art of conversation", "the art of doing nothing"]]}],
                "examples": [{"text": "There is an art to making good bread."}],
                "synonyms": [{"text": "skill", "language": "en"}, {"text": "craft", "language": "en"},
                 {"text": "knack", "language": "en"}], "antonyms": [{"text": "ineptitude", "language": "en"}]}]}]}]},
         {"id": "art", "word": "art", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "art", "language": "en-gb",
            "entries": [
             {"homographNumber": "200",
              "grammaticalFeatures": [{"id": "auxiliary", "text": "Auxiliary", "type": "Verb"}],
              "pronunciations": [
               {"phoneticSpelling": "ɑːt", "phoneticNotation": "IPA", "dialects": ["British English"]},
               {"phoneticSpelling": "ət", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb0056.001", "crossReferenceMarkers": ["old second person singular present of be"],
                "crossReferences": [{"id": "be", "text": "be", "type": "see also"}],
                "registers": [{"id": "archaic", "text": "Archaic"}],
                "examples": [
                 {"text": "Thou art welcome here.", "registers": [{"id": "pseudo_archaic", "text": "Pseudo Archaic"}]}]}]}]}]}]
        """#,
        #"""
        ask | ask | verb; noun
        [{"id": "ask", "word": "ask", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "ask", "language": "en-gb",
            "derivatives": [{"id": "asker", "text": "asker"}],
            "phrases": [{"id": "ask_for_trouble", "text": "ask for trouble"},
             {"id": "for_the_asking", "text": "for the asking"},
             {"id": "ask_me_another", "text": "ask me another", "registers": [{"id": "informal", "text": "Informal"}],
              "regions": [{"id": "british", "text": "British"}]}],
            "phrasalVerbs": [{"id": "ask_after", "text": "ask after"}, {"id": "ask_around", "text": "ask around"},
             {"id": "ask_out", "text": "ask out", "registers": [{"id": "informal", "text": "Informal"}]}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [{"phoneticSpelling": "ɑːsk", "phoneticNotation": "IPA",
                "dialects": ["British English"], "audioFile": "https://audio.example.com/sample/ask_gb_1.mp3"}],
              "inflections": [{"inflectedForm": "asks"},
               {"inflectedForm": "asked", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}],
                "pronunciations": [{"phoneticSpelling": "ɑːskt", "phoneticNotation": "IPA", "dialects": ["British English"]}]},
               {"inflectedForm": "asking"}],
              "senses": [
               {"id": "s_en_gb0057.001", "definitions": ["put a question to someone"],
                "shortDefinitions": ["put a question"],
                "examples": [{"text": "“Is it far?” asked the boy."}, {"text": "I asked her the time."},
                 {"text": "Please ask if there is a room free."}],
                "synonyms": [{"text": "enquire", "language": "en"}, {"text": "question", "language": "en"}],
                "antonyms": [{"text": "answer", "language": "en"}],
                "thesaurusLinks": [{"entry_id": "ask", "sense_id": "t_sample0004.001"}],
                "subsenses": [
                 {"id": "s_en_gb0057.002", "definitions": ["wish to know someone's health or news"],
                  "shortDefinitions": ["wish for news of"],
                  "notes": [{"text": "no object", "type": "grammaticalNote"}],
                  "constructions": [{"text": "ask after someone"}],
                  "examples": [{"text": "He always asks after my mother."}]}]},
               {"id": "s_en_gb0057.003",
                "definitions": ["let someone know what one would like to have or to be done"],
                "shortDefinitions": ["make a request"],
                "constructions": [{"text": "ask someone to do"},
                 {"text": "ask for something", "examples": [["ask for help", "ask for the bill"]]}],
                "examples": [{"text": "She asked for a glass of water."}, {"text": "They asked us to wait outside."}],
                "synonyms": [{"text": "request", "language": "en"}, {"text": "beg", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0057.004", "definitions": ["want a certain sum as a price"],
                  "shortDefinitions": ["want as a price"],
                  "examples": [{"text": "They are asking far too much for the house."}],
                  "synonyms": [{"text": "charge", "language": "en"}, {"text": "want", "language": "en"}]}]},
               {"id": "s_en_gb0057.005", "definitions": ["call someone to one's home or to an event as a guest"],
                "shortDefinitions": ["invite"], "notes": [{"text": "with object", "type": "grammaticalNote"}],
                "examples": [{"text": "We asked the new neighbours to tea."}],
                "synonyms": [{"text": "invite", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "ask", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "ɑːsk", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "asks",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0058.001", "definitions": ["something that someone asks for"],
                "shortDefinitions": ["demand"], "registers": [{"id": "informal", "text": "Informal"}],
                "regions": [{"id": "australian", "text": "Australian"}, {"id": "british", "text": "British"}],
                "notes": [{"text": "with an adjective", "type": "grammaticalNote"}],
                "examples": [{"text": "Ten miles before breakfast is a big ask."}]},
               {"id": "s_en_gb0058.002", "definitions": ["the price at which something is offered for sale"],
                "shortDefinitions": ["price asked"], "domains": [{"id": "finance", "text": "Finance"}],
                "examples": [{"text": "The ask fell by two pence."}], "antonyms": [{"text": "bid", "language": "en"}]}]}]}]}]
        """#,
        #"""
        astronomy | astronomy | noun
        [{"id": "astronomy", "word": "astronomy", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "astronomy", "language": "en-gb",
            "derivatives": [{"id": "astronomer", "text": "astronomer"}, {"id": "astronomical", "text": "astronomical"}],
            "entries": [
             {"homographNumber": "100",
              "grammaticalFeatures": [{"id": "mass", "text": "Mass", "type": "Countability"}],
              "pronunciations": [
               {"phoneticSpelling": "əˈstrɒnəmi", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb0059.001",
                "definitions": ["the science of the stars, the planets and the whole of space"],
                "shortDefinitions": ["science of the stars"], "crossReferenceMarkers": ["compare with astrology"],
                "crossReferences": [{"id": "astrology", "text": "astrology", "type": "see also"}],
                "domains": [{"id": "astronomy", "text": "Astronomy"}],
                "semanticClasses": [{"id": "science", "text": "Science"}],
                "notes": [
                 {"text": "Astronomy should not be mixed up with astrology, which claims to read the future in the stars.",
                  "type": "encyclopedicNote"}],
                "examples": [{"text": "A clear winter night made her fall in love with astronomy."}]}]}]}]}]
        """#,
        #"""
        at_odds | at odds | idiomatic
        [{"id": "at_odds", "word": "at odds", "type": "phrase", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "idiomatic", "text": "Idiomatic"}, "text": "at odds", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [{"phoneticSpelling": "ət ˈɒdz", "phoneticNotation": "IPA",
                "dialects": ["British English"], "audioFile": "https://audio.example.com/sample/at_odds_gb_1.mp3"}],
              "senses": [
               {"id": "s_en_gb0060.001", "definitions": ["not of one mind; quarrelling"],
                "shortDefinitions": ["in conflict"],
                "constructions": [{"text": "at odds with someone", "examples": [["at odds with the council"]]}],
                "examples": [{"text": "The brothers were at odds over the farm."}],
                "synonyms": [{"text": "in conflict", "language": "en"}, {"text": "at loggerheads", "language": "en"}],
                "antonyms": [{"text": "in agreement", "language": "en"}]},
               {"id": "s_en_gb0060.002", "definitions": ["not fitting together; different"],
                "shortDefinitions": ["different"], "crossReferenceMarkers": ["see also odds"],
                "crossReferences": [{"id": "odds", "text": "odds", "type": "see also"}],
                "examples": [{"text": "His words were at odds with what he did."}],
                "synonyms": [{"text": "out of keeping", "language": "en"}]}]}]}]}]
        """#,
        #"""
        autumn | autumn | noun
        [{"id": "autumn", "word": "autumn", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "autumn", "language": "en-gb",
            "derivatives": [{"id": "autumnal", "text": "autumnal"}],
            "compounds": [{"id": "autumn_crocus", "text": "autumn crocus"}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈɔːtəm", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "autumns",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0061.001",
                "definitions": ["the time of year when the leaves turn and fall and the days grow short"],
                "shortDefinitions": ["season after summer"], "domains": [{"id": "weather", "text": "Weather"}],
                "semanticClasses": [{"id": "season", "text": "Season"}],
                "regions": [{"id": "british", "text": "British"}],
                "examples": [{"text": "The woods are at their loveliest in autumn."},
                 {"text": "Autumn rain drummed on the roof.",
                  "notes": [{"text": "as modifier", "type": "wordFormNote"}]}],
                "synonyms": [
                 {"text": "fall", "language": "en", "regions": [{"id": "north_american", "text": "North American"}]}],
                "subsenses": [
                 {"id": "s_en_gb0061.002", "definitions": ["the later part of a life or of a great age"],
                  "shortDefinitions": ["later part of life"], "registers": [{"id": "literary", "text": "Literary"}],
                  "notes": [{"text": "\"the autumn of something\"", "type": "wordFormNote"}],
                  "examples": [{"text": "In the autumn of her life she began to paint."}]}]}]}]}]}]
        """#,
        #"""
        avalanche | avalanche | noun; verb
        [{"id": "avalanche", "word": "avalanche", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "avalanche", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈævəlɑːnʃ", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "avalanches",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0062.001",
                "definitions": ["a great mass of snow and ice that breaks loose and rushes down a mountain"],
                "shortDefinitions": ["fall of snow down a mountain"],
                "domains": [{"id": "mountaineering", "text": "Mountaineering"}],
                "semanticClasses": [{"id": "natural_phenomenon", "text": "Natural Phenomenon"}],
                "examples": [{"text": "The avalanche buried the road but missed the huts."}],
                "synonyms": [{"text": "snowslide", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0062.002", "definitions": ["a large number of things that come all at once"],
                  "shortDefinitions": ["sudden large amount"],
                  "examples": [{"text": "The shop received an avalanche of orders."}],
                  "synonyms": [{"text": "flood", "language": "en"}, {"text": "torrent", "language": "en"},
                   {"text": "deluge", "language": "en"}], "antonyms": [{"text": "trickle", "language": "en"}]}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "avalanche", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "grammaticalFeatures": [{"id": "intransitive", "text": "Intransitive", "type": "Subcategorization"}],
              "pronunciations": [
               {"phoneticSpelling": "ˈævəlɑːnʃ", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "avalanched",
                "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "avalanching"}],
              "senses": [
               {"id": "s_en_gb0063.001", "definitions": ["rush down in a great mass"],
                "shortDefinitions": ["rush down"], "examples": [{"text": "Books avalanched from the top shelf."}]}]}]}]}]
        """#,
        #"""
        awake | awake | verb; adjective
        [{"id": "awake", "word": "awake", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "awake", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [{"phoneticSpelling": "əˈweɪk", "phoneticNotation": "IPA",
                "dialects": ["British English"], "audioFile": "https://audio.example.com/sample/awake_gb_1.mp3"}],
              "inflections": [{"inflectedForm": "awakes"},
               {"inflectedForm": "awoke", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}],
                "pronunciations": [{"phoneticSpelling": "əˈwəʊk", "phoneticNotation": "IPA", "dialects": ["British English"]}]},
               {"inflectedForm": "awoken",
                "grammaticalFeatures": [{"id": "pastParticiple", "text": "Past Participle", "type": "Non Finiteness"}]},
               {"inflectedForm": "awaking"}],
              "senses": [
               {"id": "s_en_gb0064.001", "definitions": ["come out of sleep, or bring someone out of it"],
                "shortDefinitions": ["stop sleeping"], "registers": [{"id": "literary", "text": "Literary"}],
                "examples": [{"text": "He awoke to the smell of coffee."}, {"text": "The storm awoke the whole camp."}],
                "synonyms": [{"text": "wake up", "language": "en"}, {"text": "stir", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0064.002", "definitions": ["bring a feeling to life"],
                  "examples": [{"text": "The song awoke an old longing."}],
                  "synonyms": [{"text": "arouse", "language": "en"}, {"text": "kindle", "language": "en"}]}]},
               {"id": "s_en_gb0064.003", "definitions": ["begin to see or understand something"],
                "shortDefinitions": ["become aware of"], "constructions": [{"text": "awake to something"}],
                "examples": [{"text": "They had awoken to the danger too late."}]}]}]},
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "awake", "language": "en-gb",
            "phrases": [{"id": "wide_awake", "text": "wide awake"}],
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "əˈweɪk", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb0065.001", "definitions": ["not asleep"],
                "notes": [{"text": "after a verb", "type": "grammaticalNote"}],
                "examples": [{"text": "I lay awake and listened to the owls."}],
                "synonyms": [{"text": "wakeful", "language": "en"}],
                "antonyms": [{"text": "asleep", "language": "en"}]}]}]}]}]
        """#,
        #"""
        axe | axe | noun; verb
        [{"id": "axe", "word": "axe", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "axe", "language": "en-gb",
            "variantForms": [{"text": "ax", "regions": [{"id": "us", "text": "United States"}]}],
            "phrases": [{"id": "have_an_axe_to_grind", "text": "have an axe to grind"}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [{"phoneticSpelling": "æks", "phoneticNotation": "IPA", "dialects": ["British English"],
                "audioFile": "https://audio.example.com/sample/axe_gb_1.mp3"}],
              "inflections": [{"inflectedForm": "axes",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}],
                "pronunciations": [{"phoneticSpelling": "ˈæksɪz", "phoneticNotation": "IPA", "dialects": ["British English"]}]}],
              "senses": [
               {"id": "s_en_gb0066.001",
                "definitions": ["a tool with a heavy sharp blade on a long handle, for cutting wood"],
                "shortDefinitions": ["tool for cutting wood"],
                "semanticClasses": [{"id": "implement", "text": "Implement"}],
                "examples": [{"text": "He split the logs with an axe."}],
                "synonyms": [{"text": "hatchet", "language": "en"}, {"text": "chopper", "language": "en"}]},
               {"id": "s_en_gb0066.002",
                "definitions": ["a cut in spending, or the loss of a job or a plan by such a cut"],
                "shortDefinitions": ["cut in spending"], "domains": [{"id": "commerce", "text": "Commerce"}],
                "registers": [{"id": "informal", "text": "Informal"}],
                "notes": [{"text": "\"the axe\"", "type": "wordFormNote"}],
                "examples": [{"text": "The night bus faces the axe."}]},
               {"id": "s_en_gb0066.003", "definitions": ["a guitar or a saxophone"],
                "domains": [{"id": "jazz", "text": "Jazz"}, {"id": "music", "text": "Music"}],
                "registers": [{"id": "slang", "text": "Slang"}],
                "examples": [{"text": "Bring your axe along on Friday."}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "axe", "language": "en-gb",
            "variantForms": [{"text": "ax", "regions": [{"id": "us", "text": "United States"}]}],
            "entries": [
             {"homographNumber": "101",
              "grammaticalFeatures": [{"id": "transitive", "text": "Transitive", "type": "Subcategorization"}],
              "pronunciations": [
               {"phoneticSpelling": "æks", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "axes"},
               {"inflectedForm": "axed", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "axing"}],
              "senses": [
               {"id": "s_en_gb0067.001", "definitions": ["end or cut down by a great deal"],
                "shortDefinitions": ["end or cut"], "registers": [{"id": "informal", "text": "Informal"}],
                "examples": [{"text": "The council axed the plan for a new pool."}],
                "synonyms": [{"text": "cancel", "language": "en"}, {"text": "scrap", "language": "en"}],
                "antonyms": [{"text": "keep", "language": "en"}]}]}]}]}]
        """#,
        #"""
        axis | axis | noun
        [{"id": "axis", "word": "axis", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "axis", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈæksɪs", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "axes",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}],
                "pronunciations": [{"phoneticSpelling": "ˈæksiːz", "phoneticNotation": "IPA", "dialects": ["British English"]}]}],
              "senses": [
               {"id": "s_en_gb0068.001",
                "definitions": ["the straight line round which something spins, whether it can be seen or not"],
                "shortDefinitions": ["line round which something spins"],
                "domains": [{"id": "astronomy", "text": "Astronomy"}, {"id": "physics", "text": "Physics"}],
                "semanticClasses": [{"id": "line", "text": "Line"}],
                "examples": [{"text": "The earth turns once a day on its axis."}],
                "synonyms": [{"text": "centre line", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0068.002",
                  "definitions": ["a line on which a figure could be folded so that its two sides match"],
                  "shortDefinitions": ["folding line of a figure"],
                  "domains": [{"id": "geometry", "text": "Geometry"}],
                  "examples": [{"text": "The letter A has an upright axis."}]},
                 {"id": "s_en_gb0068.003",
                  "definitions": ["one of the lines that one measures from when giving the place of a point"],
                  "shortDefinitions": ["line of reference"],
                  "domains": [{"id": "mathematics", "text": "Mathematics"}],
                  "examples": [{"text": "Time is shown on the lower axis."}],
                  "subsenses": [
                   {"id": "s_en_gb0068.004",
                    "definitions": ["the line of a graph that runs from left to right, or from bottom to top"],
                    "shortDefinitions": ["line of a graph"], "domains": [{"id": "statistics", "text": "Statistics"}],
                    "notes": [{"text": "in graphs", "type": "indicator"}],
                    "examples": [{"text": "Label each axis before you draw the curve."}]}]}]},
               {"id": "s_en_gb0068.005", "definitions": ["an agreement between countries or groups to act together"],
                "shortDefinitions": ["alliance"], "domains": [{"id": "politics", "text": "Politics"}],
                "examples": [{"text": "A new axis was formed between the two capitals."}],
                "synonyms": [{"text": "alliance", "language": "en"}, {"text": "league", "language": "en"}]}]}]}]},
         {"id": "axis", "word": "axis", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "axis", "language": "en-gb",
            "entries": [
             {"homographNumber": "200",
              "pronunciations": [
               {"phoneticSpelling": "ˈæksɪs", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb0069.001",
                "definitions": ["a deer of southern Asia that has white spots on a reddish-brown coat"],
                "shortDefinitions": ["spotted Asian deer"], "domains": [{"id": "zoology", "text": "Zoology"}],
                "semanticClasses": [{"id": "deer", "text": "Deer"}], "variantForms": [{"text": "axis deer"}],
                "notes": [{"text": "also \"axis deer\"", "type": "wordFormNote"}],
                "examples": [{"text": "A herd of axis grazed by the pool."}],
                "synonyms": [{"text": "chital", "language": "en"}]}]}]}]}]
        """#,
        #"""
        bad | bad | adjective
        [{"id": "bad", "word": "bad", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "bad", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "bæd", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "worse"}, {"inflectedForm": "worst"}],
              "senses": [
               {"id": "s_en_gb_bad.0.001", "definitions": ["not good; worse than expected"],
                "examples": [{"text": "We had bad weather all week."}, {"text": "The milk has gone bad."}],
                "synonyms": [{"text": "poor", "language": "en"}, {"text": "awful", "language": "en"}],
                "antonyms": [{"text": "good", "language": "en"}]},
               {"id": "s_en_gb_bad.0.002", "definitions": ["that does harm"],
                "examples": [{"text": "Too much salt is bad for you."}],
                "synonyms": [{"text": "harmful", "language": "en"}], "antonyms": [{"text": "good", "language": "en"}]}]}]}]}]
        """#,
        #"""
        bank | bank | noun; verb
        [{"id": "bank", "word": "bank", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "bank", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "bæŋk", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "banks",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_bank.0.001", "definitions": ["a firm that keeps people's money and lends it"],
                "examples": [{"text": "She paid the cheque into the bank."}]},
               {"id": "s_en_gb_bank.0.002", "definitions": ["the land along the side of a river"],
                "examples": [{"text": "We ate our lunch on the bank of the stream."}],
                "synonyms": [{"text": "edge", "language": "en"}, {"text": "shore", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "bank", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "bæŋk", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "banks"},
               {"inflectedForm": "banked", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "banking"}],
              "senses": [
               {"id": "s_en_gb_bank.1.001", "definitions": ["put money into a bank"],
                "domains": [{"id": "finance", "text": "Finance"}],
                "examples": [{"text": "He banks the takings every Friday."}],
                "synonyms": [{"text": "deposit", "language": "en"}],
                "antonyms": [{"text": "withdraw", "language": "en"}]}]}]}]}]
        """#,
        #"""
        big | big | adjective
        [{"id": "big", "word": "big", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "big", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "bɪɡ", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "bigger"}, {"inflectedForm": "biggest"}],
              "senses": [
               {"id": "s_en_gb_big.0.001", "definitions": ["of more than the usual size"],
                "examples": [{"text": "They live in a big house."}, {"text": "A big dog barked at the gate."}],
                "synonyms": [{"text": "large", "language": "en"}, {"text": "huge", "language": "en"}],
                "antonyms": [{"id": "small", "text": "small", "language": "en"}, {"text": "little", "language": "en"}]},
               {"id": "s_en_gb_big.0.002", "definitions": ["that matters a great deal"],
                "examples": [{"text": "Tomorrow is a big day for the school."}],
                "synonyms": [{"text": "important", "language": "en"}, {"text": "major", "language": "en"}],
                "antonyms": [{"text": "minor", "language": "en"}]}]}]}]}]
        """#,
        #"""
        book | book | noun; verb
        [{"id": "book", "word": "book", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "book", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "bʊk", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "books",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_book.0.001",
                "definitions": ["sheets of paper with words on them, held together in a cover"],
                "examples": [{"text": "He read the book in one evening."}],
                "synonyms": [{"text": "volume", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "book", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "bʊk", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "books"},
               {"inflectedForm": "booked", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "booking"}],
              "senses": [
               {"id": "s_en_gb_book.1.001", "definitions": ["arrange to have or use something at a later time"],
                "examples": [{"text": "I booked two seats for the play."}],
                "synonyms": [{"text": "reserve", "language": "en"}],
                "antonyms": [{"text": "cancel", "language": "en"}]}]}]}]}]
        """#,
        #"""
        bridge | bridge | noun; verb
        [{"id": "bridge", "word": "bridge", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "bridge", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "brɪdʒ", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "bridges",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_bridge.0.001",
                "definitions": ["something built across a river, a road or a railway so that people can cross it"],
                "domains": [{"id": "building", "text": "Building"}],
                "examples": [{"text": "The bridge is closed to lorries."}],
                "synonyms": [{"text": "crossing", "language": "en"}]},
               {"id": "s_en_gb_bridge.0.002", "definitions": ["a game of cards for four players"],
                "domains": [{"id": "cards", "text": "Cards"}],
                "examples": [{"text": "They play bridge on Thursdays."}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "bridge", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "brɪdʒ", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "bridges"},
               {"inflectedForm": "bridged", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "bridging"}],
              "senses": [
               {"id": "s_en_gb_bridge.1.001", "definitions": ["make a way across"],
                "examples": [{"text": "It took a year to bridge the river."}],
                "synonyms": [{"text": "cross", "language": "en"}]}]}]}]}]
        """#,
        #"""
        caf%C3%A9 | café | noun
        [{"id": "caf%C3%A9", "word": "café", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "café", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈkæfeɪ", "phoneticNotation": "IPA", "dialects": ["British English"]},
               {"phoneticSpelling": "kæf", "phoneticNotation": "IPA", "dialects": ["British English"],
                "registers": [{"id": "informal", "text": "Informal"}]}],
              "inflections": [{"inflectedForm": "cafés",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_caf%C3%A9.0.001", "definitions": ["a place that sells drinks and light meals"],
                "examples": [{"text": "We met at a café near the station."}],
                "synonyms": [{"text": "coffee shop", "language": "en"}, {"text": "tea room", "language": "en"}]}]}]}]}]
        """#,
        #"""
        calm | calm | adjective; noun; verb
        [{"id": "calm", "word": "calm", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "calm", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "kɑːm", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "calmer"}, {"inflectedForm": "calmest"}],
              "senses": [
               {"id": "s_en_gb_calm.0.001", "definitions": ["not excited, worried or angry"],
                "examples": [{"text": "She stayed calm when the lights went out."}],
                "synonyms": [{"text": "peaceful", "language": "en"}, {"text": "relaxed", "language": "en"}],
                "antonyms": [{"text": "nervous", "language": "en"}, {"text": "upset", "language": "en"}]},
               {"id": "s_en_gb_calm.0.002", "definitions": ["without wind or high waves"],
                "examples": [{"text": "The sea was calm at noon."}],
                "synonyms": [{"text": "still", "language": "en"}],
                "antonyms": [{"text": "stormy", "language": "en"}, {"text": "rough", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "calm", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "kɑːm", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "calms",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_calm.1.001", "definitions": ["a quiet time or state"],
                "examples": [{"text": "Calm came back to the house."}],
                "synonyms": [{"text": "peace", "language": "en"}, {"text": "quiet", "language": "en"}],
                "antonyms": [{"text": "noise", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "calm", "language": "en-gb",
            "entries": [
             {"homographNumber": "102",
              "pronunciations": [
               {"phoneticSpelling": "kɑːm", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "calms"},
               {"inflectedForm": "calmed", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "calming"}],
              "senses": [
               {"id": "s_en_gb_calm.2.001", "definitions": ["make or become quiet"],
                "examples": [{"text": "The song calmed the baby."}],
                "synonyms": [{"text": "soothe", "language": "en"}],
                "antonyms": [{"text": "excite", "language": "en"}, {"text": "upset", "language": "en"}]}]}]}]}]
        """#,
        #"""
        cat | cat | noun
        [{"id": "cat", "word": "cat", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "cat", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "kæt", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "cats",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_cat.0.001", "definitions": ["a small animal with soft fur that people keep as a pet"],
                "examples": [{"text": "The cat slept on the chair."}],
                "synonyms": [{"text": "puss", "language": "en"}]}]}]}]}]
        """#,
        #"""
        change | change | verb; noun
        [{"id": "change", "word": "change", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "change", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "tʃeɪndʒ", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "changes"},
               {"inflectedForm": "changed", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "changing"}],
              "senses": [
               {"id": "s_en_gb_change.0.001", "definitions": ["make or become different"],
                "examples": [{"text": "The town has changed since we left."},
                 {"text": "Change one letter to make another word."}],
                "synonyms": [{"text": "alter", "language": "en"}, {"text": "turn", "language": "en"}],
                "antonyms": [{"text": "stay", "language": "en"}, {"text": "keep", "language": "en"}]},
               {"id": "s_en_gb_change.0.002", "definitions": ["swap one thing for another"],
                "examples": [{"text": "He changed his shoes at the door."}],
                "synonyms": [{"text": "swap", "language": "en"}, {"text": "exchange", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "change", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "tʃeɪndʒ", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "changes",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_change.1.001", "definitions": ["the act or result of becoming different"],
                "examples": [{"text": "The change of plan surprised us."}],
                "synonyms": [{"text": "alteration", "language": "en"}]},
               {"id": "s_en_gb_change.1.002",
                "definitions": ["coins, or the money that comes back from a larger sum"],
                "examples": [{"text": "Keep the change."}], "synonyms": [{"text": "coins", "language": "en"}]}]}]}]}]
        """#,
        #"""
        child | child | noun
        [{"id": "child", "word": "child", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "child", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "tʃaɪld", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "children",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_child.0.001", "definitions": ["a young person who is not yet grown up"],
                "examples": [{"text": "Every child in the class planted a seed."}],
                "synonyms": [{"text": "youngster", "language": "en"}, {"text": "kid", "language": "en"}],
                "antonyms": [{"text": "adult", "language": "en"}]},
               {"id": "s_en_gb_child.0.002", "definitions": ["a son or daughter of any age"],
                "examples": [{"text": "Their children live abroad."}],
                "synonyms": [{"text": "offspring", "language": "en"}],
                "antonyms": [{"text": "parent", "language": "en"}]}]}]}]}]
        """#,
        #"""
        clever | clever | adjective
        [{"id": "clever", "word": "clever", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "clever", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈklɛvə", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "cleverer"}, {"inflectedForm": "cleverest"}],
              "senses": [
               {"id": "s_en_gb_clever.0.001", "definitions": ["quick to learn and understand"],
                "examples": [{"text": "The clever fox found a way in."}],
                "synonyms": [{"text": "bright", "language": "en"}, {"text": "smart", "language": "en"}],
                "antonyms": [{"text": "stupid", "language": "en"}]}]}]}]}]
        """#,
        #"""
        cold | cold | adjective; noun
        [{"id": "cold", "word": "cold", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "cold", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "kəʊld", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "colder"}, {"inflectedForm": "coldest"}],
              "senses": [
               {"id": "s_en_gb_cold.0.001", "definitions": ["at a low temperature"],
                "examples": [{"text": "The water was too cold to swim in."}],
                "synonyms": [{"text": "chilly", "language": "en"}, {"text": "icy", "language": "en"}],
                "antonyms": [{"text": "hot", "language": "en"}, {"text": "warm", "language": "en"}]},
               {"id": "s_en_gb_cold.0.002", "definitions": ["without friendly feeling"],
                "examples": [{"text": "She gave him a cold look."}],
                "synonyms": [{"text": "unfriendly", "language": "en"}],
                "antonyms": [{"text": "friendly", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "cold", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "kəʊld", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "colds",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_cold.1.001", "definitions": ["a common illness with a running nose and a sore throat"],
                "examples": [{"text": "I caught a cold on the train."}]}]}]}]}]
        """#,
        #"""
        color | color | noun
        [{"id": "color", "word": "color", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "color", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈkʌlə", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "colors",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0074.001", "crossReferenceMarkers": ["US spelling of colour"],
                "crossReferences": [{"id": "colour", "text": "colour", "type": "variant spelling"}],
                "regions": [{"id": "us", "text": "United States"}]}]}]}]}]
        """#,
        #"""
        colour | colour | noun; verb
        [{"id": "colour", "word": "colour", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "colour", "language": "en-gb",
            "variantForms": [{"text": "color", "regions": [{"id": "us", "text": "United States"}]}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈkʌlə", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "colours",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0072.001", "definitions": ["what the eye sees as red, green, blue and the like"],
                "shortDefinitions": ["red, green, blue and the like"],
                "examples": [{"text": "The colour of the door is green."},
                 {"text": "All the colours of the rainbow were there."}],
                "synonyms": [{"text": "hue", "language": "en"}, {"text": "shade", "language": "en"},
                 {"text": "tint", "language": "en"}]},
               {"id": "s_en_gb0072.002", "definitions": ["interest and life"], "shortDefinitions": ["interest"],
                "registers": [{"id": "figurative", "text": "Figurative"}],
                "examples": [{"text": "The songs added colour to the play."}],
                "synonyms": [{"text": "interest", "language": "en"}, {"text": "vividness", "language": "en"}],
                "antonyms": [{"text": "dullness", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "colour", "language": "en-gb",
            "variantForms": [{"text": "color", "regions": [{"id": "us", "text": "United States"}]}],
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "ˈkʌlə", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "colours"},
               {"inflectedForm": "coloured", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "colouring"}],
              "senses": [
               {"id": "s_en_gb0073.001", "definitions": ["give a colour to"],
                "shortDefinitions": ["give a colour to"],
                "examples": [{"text": "The child coloured the sky purple."}],
                "synonyms": [{"text": "paint", "language": "en"}, {"text": "dye", "language": "en"},
                 {"text": "tint", "language": "en"}], "antonyms": [{"text": "bleach", "language": "en"}]}]}]}]}]
        """#,
        #"""
        come | come | verb
        [{"id": "come", "word": "come", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "come", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "kʌm", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "comes"},
               {"inflectedForm": "came", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "come",
                "grammaticalFeatures": [{"id": "pastParticiple", "text": "Past Participle", "type": "Non Finiteness"}]},
               {"inflectedForm": "coming"}],
              "senses": [
               {"id": "s_en_gb_come.0.001", "definitions": ["move towards the speaker or to a place"],
                "examples": [{"text": "Come here and look at this."}],
                "synonyms": [{"text": "approach", "language": "en"}, {"text": "arrive", "language": "en"}],
                "antonyms": [{"text": "go", "language": "en"}, {"text": "leave", "language": "en"}]}]}]}]}]
        """#,
        #"""
        dictionary | dictionary | noun
        [{"id": "dictionary", "word": "dictionary", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "dictionary", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈdɪkʃən(ə)ri", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "dictionaries",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_dictionary.0.001",
                "definitions": ["a book or program that lists words and says what they mean"],
                "examples": [
                 {"text": "Look the word up in a dictionary.", "senseIds": ["s_en_gb_dictionary.0.001"]}],
                "synonyms": [{"text": "wordbook", "language": "en"}]}]}]}]}]
        """#,
        #"""
        dog | dog | noun
        [{"id": "dog", "word": "dog", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "dog", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "dɒɡ", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "dogs",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_dog.0.001",
                "definitions": ["an animal with four legs that people keep to guard, to hunt or for company"],
                "examples": [{"text": "The dog chased a stick."}], "synonyms": [{"text": "hound", "language": "en"}]}]}]}]}]
        """#,
        #"""
        eat | eat | verb
        [{"id": "eat", "word": "eat", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "eat", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "iːt", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "eats"},
               {"inflectedForm": "ate", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "eaten",
                "grammaticalFeatures": [{"id": "pastParticiple", "text": "Past Participle", "type": "Non Finiteness"}]},
               {"inflectedForm": "eating"}],
              "senses": [
               {"id": "s_en_gb_eat.0.001", "definitions": ["put food into the mouth and swallow it"],
                "examples": [{"text": "We ate soup and bread."}, {"text": "The bird eats seeds."}],
                "synonyms": [{"text": "consume", "language": "en"}]}]}]}]}]
        """#,
        #"""
        eye | eye | noun; verb
        [{"id": "eye", "word": "eye", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "eye", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "aɪ", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "eyes",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_eye.0.001", "definitions": ["one of the two parts of the head that see"],
                "domains": [{"id": "anatomy", "text": "Anatomy"}], "examples": [{"text": "She closed one eye."}]},
               {"id": "s_en_gb_eye.0.002", "definitions": ["the small hole in a needle"],
                "examples": [{"text": "He put the thread through the eye."}],
                "synonyms": [{"text": "hole", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "eye", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "aɪ", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "eyes"},
               {"inflectedForm": "eyed", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "eyeing"}],
              "senses": [
               {"id": "s_en_gb_eye.1.001", "definitions": ["look at with close attention"],
                "examples": [{"text": "The cat eyed the fish."}],
                "synonyms": [{"text": "watch", "language": "en"}, {"text": "view", "language": "en"}]}]}]}]}]
        """#,
        #"""
        foot | foot | noun
        [{"id": "foot", "word": "foot", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "foot", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "fʊt", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "feet",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_foot.0.001", "definitions": ["the part of the body below the ankle"],
                "domains": [{"id": "anatomy", "text": "Anatomy"}],
                "examples": [{"text": "He hurt his foot on a stone."}]},
               {"id": "s_en_gb_foot.0.002", "definitions": ["a measure of length, twelve inches"],
                "inflections": [{"inflectedForm": "foot", "domains": [{"id": "measurement", "text": "Measurement"}],
                  "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
                "examples": [{"text": "The wall is six feet high."}, {"text": "He is six foot two."}]}]}]}]}]
        """#,
        #"""
        fox | fox | noun
        [{"id": "fox", "word": "fox", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "fox", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "fɒks", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "foxes",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_fox.0.001", "definitions": ["a wild animal like a dog, with red fur and a thick tail"],
                "domains": [{"id": "zoology", "text": "Zoology"}],
                "examples": [{"text": "A fox ran across the field."}]}]}]}]}]
        """#,
        #"""
        friend | friend | noun
        [{"id": "friend", "word": "friend", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "friend", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "frɛnd", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "friends",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_friend.0.001", "definitions": ["a person whom one knows well and likes"],
                "examples": [{"text": "She wrote to a friend in Wales."}],
                "synonyms": [{"text": "pal", "language": "en"}, {"text": "companion", "language": "en"}],
                "antonyms": [{"text": "enemy", "language": "en"}]}]}]}]}]
        """#,
        #"""
        garden | garden | noun; verb
        [{"id": "garden", "word": "garden", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "garden", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈɡɑːd(ə)n", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "gardens",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_garden.0.001",
                "definitions": ["a piece of land where flowers or vegetables are grown"],
                "examples": [{"text": "The garden is behind the house."}],
                "synonyms": [{"text": "plot", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "garden", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "ˈɡɑːd(ə)n", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "gardens"},
               {"inflectedForm": "gardened", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "gardening"}],
              "senses": [
               {"id": "s_en_gb_garden.1.001", "definitions": ["work in a garden"],
                "examples": [{"text": "He gardens when it does not rain."}]}]}]}]}]
        """#,
        #"""
        give | give | verb
        [{"id": "give", "word": "give", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "give", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ɡɪv", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "gives"},
               {"inflectedForm": "gave", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "given",
                "grammaticalFeatures": [{"id": "pastParticiple", "text": "Past Participle", "type": "Non Finiteness"}]},
               {"inflectedForm": "giving"}],
              "senses": [
               {"id": "s_en_gb_give.0.001", "definitions": ["let somebody have something"],
                "examples": [{"text": "He gave me a map of the town."}],
                "synonyms": [{"text": "hand", "language": "en"}, {"text": "present", "language": "en"}],
                "antonyms": [{"text": "take", "language": "en"}, {"text": "receive", "language": "en"}]}]}]}]}]
        """#,
        #"""
        go | go | verb
        [{"id": "go", "word": "go", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "go", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ɡəʊ", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "goes"},
               {"inflectedForm": "went", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "gone",
                "grammaticalFeatures": [{"id": "pastParticiple", "text": "Past Participle", "type": "Non Finiteness"}]},
               {"inflectedForm": "going"}],
              "senses": [
               {"id": "s_en_gb_go.0.001", "definitions": ["move from one place to another"],
                "examples": [{"text": "We went to the coast by train."}],
                "synonyms": [{"text": "travel", "language": "en"}, {"text": "move", "language": "en"}],
                "antonyms": [{"text": "come", "language": "en"}, {"text": "stay", "language": "en"}]}]}]}]}]
        """#,
        #"""
        good | good | adjective; noun
        [{"id": "good", "word": "good", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "good", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ɡʊd", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "better"}, {"inflectedForm": "best"}],
              "senses": [
               {"id": "s_en_gb_good.0.001", "definitions": ["as it should be; pleasing or useful"],
                "examples": [{"text": "It was a good day for a walk."}, {"text": "This is a good knife."}],
                "synonyms": [{"text": "fine", "language": "en"}, {"text": "excellent", "language": "en"}],
                "antonyms": [{"text": "bad", "language": "en"}, {"text": "poor", "language": "en"}]},
               {"id": "s_en_gb_good.0.002", "definitions": ["kind and fair to others"],
                "examples": [{"text": "They are good people."}],
                "synonyms": [{"text": "kind", "language": "en"}, {"text": "honest", "language": "en"}],
                "antonyms": [{"text": "bad", "language": "en"}, {"text": "wicked", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "good", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "ɡʊd", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb_good.1.001", "definitions": ["something that is right or helps"],
                "examples": [{"text": "The rest did him good."}], "synonyms": [{"text": "benefit", "language": "en"}],
                "antonyms": [{"text": "harm", "language": "en"}, {"text": "evil", "language": "en"}]}]}]}]}]
        """#,
        #"""
        goose | goose | noun
        [{"id": "goose", "word": "goose", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "goose", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ɡuːs", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "geese",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_goose.0.001", "definitions": ["a large bird with a long neck, often kept on farms"],
                "domains": [{"id": "zoology", "text": "Zoology"}],
                "examples": [{"text": "The geese walked to the pond."}]}]}]}]}]
        """#,
        #"""
        happy | happy | adjective
        [{"id": "happy", "word": "happy", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "happy", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈhæpi", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "happier"}, {"inflectedForm": "happiest"}],
              "senses": [
               {"id": "s_en_gb_happy.0.001", "definitions": ["feeling or showing pleasure"],
                "examples": [{"text": "The happy child laughed."}, {"text": "I am happy with the result."},
                 {"text": "Give him a map and he is as happy as Larry.",
                  "regions": [{"id": "british", "text": "British"}]}],
                "synonyms": [{"text": "glad", "language": "en"}, {"text": "cheerful", "language": "en"}],
                "antonyms": [{"text": "sad", "language": "en"}, {"text": "unhappy", "language": "en"}]}]}]}]}]
        """#,
        #"""
        hello | hello | interjection
        [{"id": "hello", "word": "hello", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "interjection", "text": "Interjection"}, "text": "hello", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "həˈləʊ", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb_hello.0.001", "definitions": ["used as a greeting"],
                "examples": [{"text": "Hello, is anybody at home?"}], "synonyms": [{"text": "hi", "language": "en"}],
                "antonyms": [{"text": "goodbye", "language": "en"}]}]}]}]}]
        """#,
        #"""
        hot | hot | adjective
        [{"id": "hot", "word": "hot", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "hot", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "hɒt", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "hotter"}, {"inflectedForm": "hottest"}],
              "senses": [
               {"id": "s_en_gb_hot.0.001", "definitions": ["at a high temperature"],
                "examples": [{"text": "The soup is too hot to eat."}],
                "synonyms": [{"text": "burning", "language": "en"}, {"text": "boiling", "language": "en"}],
                "antonyms": [{"text": "cold", "language": "en"}]},
               {"id": "s_en_gb_hot.0.002", "definitions": ["with a strong burning taste"],
                "domains": [{"id": "food", "text": "Food"}], "examples": [{"text": "He likes hot mustard."}],
                "synonyms": [{"text": "spicy", "language": "en"}], "antonyms": [{"text": "mild", "language": "en"}]}]}]}]}]
        """#,
        #"""
        house | house | noun; verb
        [{"id": "house", "word": "house", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "house", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "haʊs", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "houses",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_house.0.001", "definitions": ["a building for people to live in"],
                "domains": [{"id": "building", "text": "Building"}],
                "examples": [{"text": "Their house has a green door."}],
                "synonyms": [{"text": "home", "language": "en"}, {"text": "dwelling", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "house", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "haʊz", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "houses"},
               {"inflectedForm": "housed", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "housing"}],
              "senses": [
               {"id": "s_en_gb_house.1.001", "definitions": ["give a place to live or to be kept"],
                "examples": [{"text": "The barn houses two tractors."}],
                "synonyms": [{"text": "shelter", "language": "en"}, {"text": "store", "language": "en"}]}]}]}]}]
        """#,
        #"""
        justice | justice | noun
        [{"id": "justice", "word": "justice", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "justice", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈdʒʌstɪs", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "justices",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_justice.0.001", "definitions": ["fair treatment of people"],
                "examples": [{"text": "They asked for justice, not for favours."}],
                "synonyms": [{"text": "fairness", "language": "en"}],
                "antonyms": [{"text": "injustice", "language": "en"}]},
               {"id": "s_en_gb_justice.0.002", "definitions": ["the work of courts and judges"],
                "domains": [{"id": "law", "text": "Law"}],
                "examples": [{"text": "The thief was brought to justice."}]}]}]}]}]
        """#,
        #"""
        know | know | verb
        [{"id": "know", "word": "know", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "know", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "nəʊ", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "knows"},
               {"inflectedForm": "knew", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "known",
                "grammaticalFeatures": [{"id": "pastParticiple", "text": "Past Participle", "type": "Non Finiteness"}]},
               {"inflectedForm": "knowing"}],
              "senses": [
               {"id": "s_en_gb_know.0.001", "definitions": ["have a fact or a skill in one's mind"],
                "examples": [{"text": "I know the answer."}], "synonyms": [{"text": "understand", "language": "en"}]},
               {"id": "s_en_gb_know.0.002", "definitions": ["have met before"],
                "examples": [{"text": "Do you know my brother?"}]}]}]}]}]
        """#,
        #"""
        language | language | noun
        [{"id": "language", "word": "language", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "language", "language": "en-gb",
            "pronunciations": [
             {"phoneticSpelling": "ˈlæŋɡwɪdʒ", "phoneticNotation": "IPA", "dialects": ["British English"]}],
            "entries": [
             {"homographNumber": "100",
              "inflections": [{"inflectedForm": "languages",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_language.0.001",
                "definitions": ["words and the ways to put them together, as used by a people"],
                "domains": [{"id": "linguistics", "text": "Linguistics"}],
                "variantForms": [{"text": "lang.", "domains": [{"id": "linguistics", "text": "Linguistics"}],
                  "notes": [{"text": "in writing", "type": "usageNote"}]}],
                "examples": [{"text": "She speaks three languages."}],
                "synonyms": [{"text": "tongue", "language": "en"}, {"text": "speech", "language": "en"}]},
               {"id": "s_en_gb_language.0.002", "definitions": ["signs and rules for writing programs"],
                "domains": [{"id": "computing", "text": "Computing"}],
                "examples": [{"text": "Swift is a programming language."}]}]}]}]}]
        """#,
        #"""
        long | long | adjective; verb
        [{"id": "long", "word": "long", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "long", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "lɒŋ", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "longer"}, {"inflectedForm": "longest"}],
              "senses": [
               {"id": "s_en_gb_long.0.001", "definitions": ["of great length or time"],
                "examples": [{"text": "It is a long way to the sea."}, {"text": "We had a long talk."}],
                "synonyms": [{"text": "lengthy", "language": "en"}],
                "antonyms": [{"text": "short", "language": "en"}, {"text": "brief", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "long", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "lɒŋ", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "longs"},
               {"inflectedForm": "longed", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "longing"}],
              "senses": [
               {"id": "s_en_gb_long.1.001", "definitions": ["want very much"],
                "examples": [{"text": "He longed for a drink of water."}],
                "synonyms": [{"text": "yearn", "language": "en"}, {"text": "ache", "language": "en"}]}]}]}]}]
        """#,
        #"""
        look | look | verb; noun
        [{"id": "look", "word": "look", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "look", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "lʊk", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "looks"},
               {"inflectedForm": "looked", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "looking"}],
              "senses": [
               {"id": "s_en_gb_look.0.001", "definitions": ["turn the eyes to something"],
                "examples": [{"text": "Look at the stars."}],
                "synonyms": [{"text": "gaze", "language": "en"}, {"text": "watch", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "look", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "lʊk", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "looks",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_look.1.001", "definitions": ["an act of looking"],
                "examples": [{"text": "Take a look at this map."}],
                "synonyms": [{"text": "glance", "language": "en"}]}]}]}]}]
        """#,
        #"""
        love | love | noun; verb
        [{"id": "love", "word": "love", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "love", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "lʌv", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "loves",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_love.0.001", "definitions": ["a strong warm feeling for somebody"],
                "examples": [{"text": "Her love for her sister never changed."}],
                "synonyms": [{"text": "affection", "language": "en"}],
                "antonyms": [{"text": "hatred", "language": "en"}, {"text": "hate", "language": "en"}]},
               {"id": "s_en_gb_love.0.002", "definitions": ["in tennis, a score of nothing"],
                "domains": [{"id": "tennis", "text": "Tennis"}],
                "examples": [{"text": "The game stood at thirty love."}],
                "synonyms": [{"text": "nil", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "love", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "lʌv", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "loves"},
               {"inflectedForm": "loved", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "loving"}],
              "senses": [
               {"id": "s_en_gb_love.1.001", "definitions": ["feel love for; like very much"],
                "examples": [{"text": "They love their old dog."}, {"text": "I love plums."}],
                "synonyms": [{"text": "adore", "language": "en"}, {"text": "cherish", "language": "en"}],
                "antonyms": [{"text": "hate", "language": "en"}]}]}]}]}]
        """#,
        #"""
        make | make | verb
        [{"id": "make", "word": "make", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "make", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "meɪk", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "makes"},
               {"inflectedForm": "made", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "making"}],
              "senses": [
               {"id": "s_en_gb_make.0.001", "definitions": ["build or form by putting parts together"],
                "examples": [{"text": "She made a kite from paper."}],
                "synonyms": [{"text": "create", "language": "en"}, {"text": "build", "language": "en"}],
                "antonyms": [{"text": "destroy", "language": "en"}]}]}]}]}]
        """#,
        #"""
        man | man | noun
        [{"id": "man", "word": "man", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "man", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "mæn", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [
               {"inflectedForm": "men", "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_man.0.001", "definitions": ["a grown male person"],
                "examples": [{"text": "The man at the desk took our names."}],
                "synonyms": [{"text": "gentleman", "language": "en"}],
                "antonyms": [{"text": "woman", "language": "en"}]},
               {"id": "s_en_gb_man.0.002",
                "definitions": ["a person with the job or the home that the word begins with"],
                "notes": [{"text": "in combination \"-man\"", "type": "wordFormNote"}],
                "pronunciations": [
                 {"phoneticSpelling": "mən", "phoneticNotation": "IPA", "dialects": ["British English"]}],
                "examples": [{"text": "The postman was late today."}]}]}]}]}]
        """#,
        #"""
        mindfulness | mindfulness | noun
        [{"id": "mindfulness", "word": "mindfulness", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "mindfulness", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈmʌɪn(d)f(ʊ)lnəs", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb_mindfulness.0.001", "definitions": ["calm attention to what happens at the moment"],
                "domains": [{"id": "psychology", "text": "Psychology"}],
                "examples": [{"text": "She practises mindfulness on the bus."}],
                "synonyms": [{"text": "awareness", "language": "en"}]}]}]}]}]
        """#,
        #"""
        mouse | mouse | noun
        [{"id": "mouse", "word": "mouse", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "mouse", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "maʊs", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "mice",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_mouse.0.001",
                "definitions": ["a small animal with a pointed nose and a long thin tail"],
                "domains": [{"id": "zoology", "text": "Zoology"}],
                "examples": [{"text": "A mouse ran behind the stove."}, {"text": "The mice ate the cheese."}]},
               {"id": "s_en_gb_mouse.0.002",
                "definitions": ["a device that is moved by hand to point at things on a screen"],
                "domains": [{"id": "computing", "text": "Computing"}],
                "examples": [{"text": "Click with the left button of the mouse."}]}]}]}]}]
        """#,
        #"""
        music | music | noun
        [{"id": "music", "word": "music", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "music", "language": "en-gb",
            "grammaticalFeatures": [{"id": "mass", "text": "Mass", "type": "Countability"}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈmjuːzɪk", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb_music.0.001", "definitions": ["sounds put together so that they please"],
                "domains": [{"id": "music", "text": "Music"}],
                "examples": [{"text": "There was music in the square."}]}]}]}]}]
        """#,
        #"""
        new | new | adjective
        [{"id": "new", "word": "new", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "new", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "njuː", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "newer"}, {"inflectedForm": "newest"}],
              "senses": [
               {"id": "s_en_gb_new.0.001", "definitions": ["made, bought or found a short time ago"],
                "examples": [{"text": "He wore his new shoes."}],
                "synonyms": [{"text": "recent", "language": "en"}, {"text": "fresh", "language": "en"}],
                "antonyms": [{"text": "old", "language": "en"}]}]}]}]}]
        """#,
        #"""
        old | old | adjective
        [{"id": "old", "word": "old", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "old", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "əʊld", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "older"}, {"inflectedForm": "oldest"}],
              "senses": [
               {"id": "s_en_gb_old.0.001", "definitions": ["that has lived or been there for many years"],
                "examples": [{"text": "An old oak stands by the gate."}],
                "synonyms": [{"text": "aged", "language": "en"}, {"text": "ancient", "language": "en"}],
                "antonyms": [{"text": "young", "language": "en"}, {"text": "new", "language": "en"}]}]}]}]}]
        """#,
        #"""
        quick | quick | adjective
        [{"id": "quick", "word": "quick", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "quick", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "kwɪk", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "quicker"}, {"inflectedForm": "quickest"}],
              "senses": [
               {"id": "s_en_gb_quick.0.001", "definitions": ["done or moving in a short time"],
                "examples": [{"text": "We took a quick walk."}],
                "synonyms": [{"text": "fast", "language": "en"}, {"text": "rapid", "language": "en"},
                 {"text": "swift", "language": "en"}], "antonyms": [{"text": "slow", "language": "en"}]}]}]}]}]
        """#,
        #"""
        record | record | noun; verb
        [{"id": "record", "word": "record", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "record", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈrɛkɔːd", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "records",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_record.0.001", "definitions": ["something written down so that it can be used later"],
                "examples": [{"text": "Keep a record of what you spend."}],
                "synonyms": [{"text": "note", "language": "en"}, {"text": "account", "language": "en"}]},
               {"id": "s_en_gb_record.0.002", "definitions": ["the best result so far"],
                "domains": [{"id": "sport", "text": "Sport"}],
                "examples": [{"text": "He broke the record by two seconds."}],
                "synonyms": [{"text": "best", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "record", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "rɪˈkɔːd", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "records"},
               {"inflectedForm": "recorded", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "recording"}],
              "senses": [
               {"id": "s_en_gb_record.1.001", "definitions": ["write down, or store as sound or pictures"],
                "examples": [{"text": "She recorded the birds at dawn."}],
                "synonyms": [{"text": "note", "language": "en"}, {"text": "tape", "language": "en"}],
                "antonyms": [{"text": "erase", "language": "en"}]}]}]}]}]
        """#,
        #"""
        ros%C3%A9 | rosé | noun
        [{"id": "ros%C3%A9", "word": "rosé", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "rosé", "language": "en-gb",
            "compounds": [{"id": "vin_ros%C3%A9", "text": "vin rosé", "language": "fr"}],
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "ˈrəʊzeɪ", "phoneticNotation": "IPA", "dialects": ["British English"]},
               {"phoneticSpelling": "roʊˈzeɪ", "phoneticNotation": "IPA", "dialects": ["American English"],
                "regions": [{"id": "north_american", "text": "North American"}]}],
              "inflections": [{"inflectedForm": "rosés",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_ros%C3%A9.0.001", "definitions": ["pink wine"],
                "examples": [{"text": "They shared a bottle of rosé."}]}]}]}]}]
        """#,
        #"""
        run | run | verb; noun
        [{"id": "run", "word": "run", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "run", "language": "en-gb",
            "derivatives": [{"id": "runnable", "text": "runnable"}],
            "phrases": [{"id": "run_riot", "text": "run riot"},
             {"id": "cut_and_run", "text": "cut and run", "registers": [{"id": "informal", "text": "Informal"}]},
             {"id": "run_in_someone%27s_family", "text": "run in someone's family"},
             {"id": "run_a_mile", "text": "run a mile", "registers": [{"id": "informal", "text": "Informal"}]}],
            "phrasalVerbs": [{"id": "run_across", "text": "run across"}, {"id": "run_into", "text": "run into"},
             {"id": "run_out", "text": "run out"}, {"id": "run_over", "text": "run over"},
             {"id": "run_up", "text": "run up", "domains": [{"id": "finance", "text": "Finance"}]}],
            "entries": [
             {"homographNumber": "100",
              "etymologies": ["two Old English verbs that grew together, with a push from Old Norse"],
              "pronunciations": [{"phoneticSpelling": "rʌn", "phoneticNotation": "IPA", "dialects": ["British English"],
                "audioFile": "https://audio.example.com/sample/run_gb_1.mp3"}],
              "inflections": [{"lexicalCategory": {"id": "verb", "text": "Verb"}, "inflectedForm": "runs"},
               {"lexicalCategory": {"id": "verb", "text": "Verb"}, "inflectedForm": "ran",
                "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}],
                "pronunciations": [{"phoneticSpelling": "ræn", "phoneticNotation": "IPA", "dialects": ["British English"]}]},
               {"lexicalCategory": {"id": "verb", "text": "Verb"}, "inflectedForm": "run",
                "grammaticalFeatures": [{"id": "pastParticiple", "text": "Past Participle", "type": "Non Finiteness"}]},
               {"lexicalCategory": {"id": "verb", "text": "Verb"}, "inflectedForm": "running",
                "pronunciations": [{"phoneticSpelling": "ˈrʌnɪŋ", "phoneticNotation": "IPA", "dialects": ["British English"]}]}],
              "senses": [
               {"id": "s_en_gb0070.001",
                "definitions": ["go fast on foot, so that at moments neither foot is on the ground"],
                "shortDefinitions": ["go fast on foot"], "notes": [{"text": "no object", "type": "grammaticalNote"}],
                "examples": [{"text": "The children ran down to the water."},
                 {"text": "He ran like the wind.", "definitions": ["he ran very fast"],
                  "registers": [{"id": "informal", "text": "Informal"}]}],
                "synonyms": [{"text": "race", "language": "en"}, {"text": "sprint", "language": "en"},
                 {"text": "dash", "language": "en"}],
                "antonyms": [{"text": "walk", "language": "en"}, {"text": "stroll", "language": "en"}],
                "thesaurusLinks": [{"entry_id": "run", "sense_id": "t_sample0005.001"}],
                "subsenses": [
                 {"id": "s_en_gb0070.002", "definitions": ["do this as a sport"],
                  "domains": [{"id": "athletics", "text": "Athletics"}],
                  "examples": [{"text": "She runs six miles before work."}],
                  "subsenses": [
                   {"id": "s_en_gb0070.003", "definitions": ["take part in a race of a given length"],
                    "shortDefinitions": ["take part in a race"],
                    "notes": [{"text": "with object", "type": "grammaticalNote"}],
                    "examples": [{"text": "He is running the marathon in May."}]}]},
                 {"id": "s_en_gb0070.004", "definitions": ["flee from danger"], "shortDefinitions": ["flee"],
                  "examples": [{"text": "When the bull turned, we ran."}],
                  "synonyms": [{"text": "flee", "language": "en"}, {"text": "bolt", "language": "en"},
                   {"text": "scarper", "language": "en", "registers": [{"id": "informal", "text": "Informal"}],
                    "regions": [{"id": "british", "text": "British"}]}]},
                 {"id": "s_en_gb0070.005", "definitions": ["try to be elected"],
                  "domains": [{"id": "politics", "text": "Politics"}],
                  "regions": [{"id": "north_american", "text": "North American"}],
                  "constructions": [
                   {"text": "run for something", "examples": [["run for office", "run for president"]]}],
                  "examples": [{"text": "She is running for mayor."}],
                  "synonyms": [{"text": "stand", "language": "en"}]}]},
               {"id": "s_en_gb0070.006",
                "definitions": ["look after a business, a house or a group and decide what is done in it"],
                "shortDefinitions": ["look after and decide"],
                "notes": [{"text": "with object", "type": "grammaticalNote"}],
                "examples": [{"text": "They run a small hotel near the harbour."}],
                "synonyms": [{"text": "manage", "language": "en"}, {"text": "direct", "language": "en"},
                 {"text": "look after", "language": "en"}]},
               {"id": "s_en_gb0070.007", "definitions": ["work or make something work"],
                "examples": [{"text": "The mill ran day and night."}, {"text": "Run the engine for a minute first."}],
                "synonyms": [{"text": "operate", "language": "en"}, {"text": "function", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0070.008", "definitions": ["start and carry out a program"],
                  "domains": [{"id": "computing", "text": "Computing"}],
                  "examples": [{"text": "The tests run on every change."}],
                  "synonyms": [{"text": "execute", "language": "en"}]}]},
               {"id": "s_en_gb0070.009", "definitions": ["flow, or make a liquid flow"],
                "examples": [{"text": "Tears ran down his face."}, {"text": "She ran a hot bath."}],
                "synonyms": [{"text": "stream", "language": "en"}, {"text": "pour", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0070.010", "definitions": ["spread when wet"],
                  "domains": [{"id": "textiles", "text": "Textiles"}],
                  "notes": [{"text": "of dye or colour", "type": "indicator"}],
                  "examples": [{"text": "The colours ran in the wash."}]}]},
               {"id": "s_en_gb0070.011", "definitions": ["travel on a regular route"],
                "domains": [{"id": "transport", "text": "Transport"}],
                "examples": [{"text": "The ferry runs every hour in summer."}]},
               {"id": "s_en_gb0070.012", "definitions": ["stretch or go on in a certain way"],
                "shortDefinitions": ["stretch or continue"],
                "examples": [{"text": "A hedge runs along the lane."}, {"text": "The play ran for two years."}],
                "synonyms": [{"text": "extend", "language": "en"}, {"text": "last", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "run", "language": "en-gb",
            "compounds": [{"id": "run-up", "text": "run-up"}, {"id": "dry_run", "text": "dry run"}],
            "phrases": [{"id": "in_the_long_run", "text": "in the long run"},
             {"id": "on_the_run", "text": "on the run"},
             {"id": "a_run_for_one%27s_money", "text": "a run for one's money",
              "registers": [{"id": "informal", "text": "Informal"}]}],
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "rʌn", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"lexicalCategory": {"id": "noun", "text": "Noun"}, "inflectedForm": "runs",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb0071.001", "definitions": ["some time spent running"],
                "examples": [{"text": "He goes for a run along the canal each evening."}],
                "synonyms": [{"text": "jog", "language": "en"}, {"text": "sprint", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0071.002", "definitions": ["a trip made for pleasure, above all by car"],
                  "shortDefinitions": ["trip for pleasure"], "examples": [{"text": "We took the old car for a run."}],
                  "synonyms": [{"text": "drive", "language": "en"}, {"text": "trip", "language": "en"},
                   {"text": "outing", "language": "en"}]}]},
               {"id": "s_en_gb0071.003", "definitions": ["a number of things that follow one another"],
                "shortDefinitions": ["series"], "examples": [{"text": "A run of wet days spoiled the hay."}],
                "synonyms": [{"text": "series", "language": "en"}, {"text": "string", "language": "en"},
                 {"text": "spell", "language": "en"}],
                "subsenses": [
                 {"id": "s_en_gb0071.004", "definitions": ["cards of one suit in unbroken order"],
                  "shortDefinitions": ["cards in order"], "domains": [{"id": "cards", "text": "Cards"}],
                  "examples": [{"text": "She laid down a run of four diamonds."}]}]},
               {"id": "s_en_gb0071.005", "definitions": ["a point scored by running between the two wickets"],
                "shortDefinitions": ["point in cricket"], "domains": [{"id": "cricket", "text": "Cricket"}],
                "semanticClasses": [{"id": "score", "text": "Score"}],
                "examples": [{"text": "They needed five runs from the last over."}],
                "subsenses": [
                 {"id": "s_en_gb0071.006", "definitions": ["a point scored by going round all four bases"],
                  "shortDefinitions": ["point in baseball"], "domains": [{"id": "baseball", "text": "Baseball"}],
                  "regions": [{"id": "north_american", "text": "North American"}],
                  "examples": [{"text": "Two runs came home in the ninth."}]}]},
               {"id": "s_en_gb0071.007", "definitions": ["a marked way down a snowy hill"],
                "shortDefinitions": ["slope for skiing"], "domains": [{"id": "skiing", "text": "Skiing"}],
                "examples": [{"text": "The blue run starts at the top of the lift."}],
                "synonyms": [{"text": "piste", "language": "en"}]},
               {"id": "s_en_gb0071.008", "definitions": ["a fenced space in which hens or rabbits can move about"],
                "shortDefinitions": ["space for hens or rabbits"],
                "semanticClasses": [{"id": "enclosure", "text": "Enclosure"}],
                "examples": [{"text": "A fox got into the chicken run."}],
                "synonyms": [{"text": "pen", "language": "en"}]},
               {"id": "s_en_gb0071.009",
                "definitions": ["a line of undone stitches in a stocking or a knitted garment"],
                "shortDefinitions": ["undone stitches"],
                "regions": [{"id": "north_american", "text": "North American"}],
                "examples": [{"text": "There was a run in her new tights."}],
                "synonyms": [{"text": "ladder", "language": "en", "regions": [{"id": "british", "text": "British"}]}]}]}]}]}]
        """#,
        #"""
        sad | sad | adjective
        [{"id": "sad", "word": "sad", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "sad", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "sæd", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "sadder"}, {"inflectedForm": "saddest"}],
              "senses": [
               {"id": "s_en_gb_sad.0.001", "definitions": ["not happy"],
                "examples": [{"text": "The end of the story is sad."}],
                "synonyms": [{"text": "unhappy", "language": "en"}, {"text": "sorrowful", "language": "en"}],
                "antonyms": [{"text": "happy", "language": "en"}, {"text": "glad", "language": "en"}]}]}]}]}]
        """#,
        #"""
        saw | saw | noun; verb
        [{"id": "saw", "word": "saw", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "saw", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "sɔː", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "saws",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_saw.0.001", "definitions": ["a tool with teeth on its blade, for cutting wood"],
                "domains": [{"id": "carpentry", "text": "Carpentry"}],
                "examples": [{"text": "He cut the plank with a saw."}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "saw", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "sɔː", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "saws"},
               {"inflectedForm": "sawed", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "sawn",
                "grammaticalFeatures": [{"id": "pastParticiple", "text": "Past Participle", "type": "Non Finiteness"}]},
               {"inflectedForm": "sawed",
                "grammaticalFeatures": [{"id": "pastParticiple", "text": "Past Participle", "type": "Non Finiteness"}],
                "regions": [{"id": "north_american", "text": "North American"}]},
               {"inflectedForm": "sawing"}],
              "senses": [
               {"id": "s_en_gb_saw.1.001", "definitions": ["cut with a saw"],
                "domains": [{"id": "carpentry", "text": "Carpentry"}],
                "examples": [{"text": "She sawed the branch off."}], "synonyms": [{"text": "cut", "language": "en"}]}]}]}]}]
        """#,
        #"""
        search | search | verb; noun
        [{"id": "search", "word": "search", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "search", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "səːtʃ", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "searches"},
               {"inflectedForm": "searched", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "searching"}],
              "crossReferenceMarkers": ["see also look"],
              "crossReferences": [{"id": "look", "text": "look", "type": "see also"}],
              "senses": [
               {"id": "s_en_gb_search.0.001", "definitions": ["look carefully in order to find something"],
                "examples": [{"text": "We searched the house for the keys."}],
                "synonyms": [{"text": "hunt", "language": "en"}, {"text": "seek", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "search", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "səːtʃ", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "searches",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_search.1.001", "definitions": ["an act of searching"],
                "examples": [{"text": "The search went on all night."},
                 {"text": "A search for her name found two web pages.",
                  "domains": [{"id": "computing", "text": "Computing"}]}],
                "synonyms": [{"text": "hunt", "language": "en"}]}]}]}]}]
        """#,
        #"""
        see | see | verb
        [{"id": "see", "word": "see", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "see", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "siː", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "sees"},
               {"inflectedForm": "saw", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "seen",
                "grammaticalFeatures": [{"id": "pastParticiple", "text": "Past Participle", "type": "Non Finiteness"}]},
               {"inflectedForm": "seeing"}],
              "senses": [
               {"id": "s_en_gb_see.0.001", "definitions": ["notice with the eyes"],
                "examples": [{"text": "I can see the church from here."}],
                "synonyms": [{"text": "spot", "language": "en"}, {"text": "notice", "language": "en"}]},
               {"id": "s_en_gb_see.0.002", "definitions": ["understand"],
                "examples": [{"text": "I see what you mean."}],
                "synonyms": [{"text": "understand", "language": "en"}, {"text": "grasp", "language": "en"}]}]}]}]}]
        """#,
        #"""
        small | small | adjective
        [{"id": "small", "word": "small", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "small", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "smɔːl", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "smaller"}, {"inflectedForm": "smallest"}],
              "senses": [
               {"id": "s_en_gb_small.0.001", "definitions": ["of less than the usual size"],
                "examples": [{"text": "A small boat lay on the beach."}],
                "synonyms": [{"text": "little", "language": "en"}, {"text": "tiny", "language": "en"}],
                "antonyms": [{"text": "big", "language": "en"}, {"text": "large", "language": "en"}]}]}]}]}]
        """#,
        #"""
        swim | swim | verb; noun
        [{"id": "swim", "word": "swim", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "swim", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "swɪm", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "swims"},
               {"inflectedForm": "swam", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "swum",
                "grammaticalFeatures": [{"id": "pastParticiple", "text": "Past Participle", "type": "Non Finiteness"}]},
               {"inflectedForm": "swimming"}],
              "senses": [
               {"id": "s_en_gb_swim.0.001", "definitions": ["move through water by using arms, legs or fins"],
                "examples": [{"text": "The children swim in the lake."}]}]}]},
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "swim", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "swɪm", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "swims",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_swim.1.001", "definitions": ["some time spent swimming"],
                "examples": [{"text": "We had a swim before breakfast."}],
                "synonyms": [{"text": "dip", "language": "en"}]}]}]}]}]
        """#,
        #"""
        take | take | verb
        [{"id": "take", "word": "take", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "take", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "teɪk", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "takes"},
               {"inflectedForm": "took", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "taken",
                "grammaticalFeatures": [{"id": "pastParticiple", "text": "Past Participle", "type": "Non Finiteness"}]},
               {"inflectedForm": "taking"}],
              "senses": [
               {"id": "s_en_gb_take.0.001", "definitions": ["get hold of, or carry to another place"],
                "examples": [{"text": "Take an umbrella with you."}],
                "synonyms": [{"text": "carry", "language": "en"}, {"text": "grab", "language": "en"}],
                "antonyms": [{"text": "give", "language": "en"}, {"text": "leave", "language": "en"}]}]}]}]}]
        """#,
        #"""
        think | think | verb
        [{"id": "think", "word": "think", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "think", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "θɪŋk", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "thinks"},
               {"inflectedForm": "thought", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "thinking"}],
              "senses": [
               {"id": "s_en_gb_think.0.001", "definitions": ["use the mind to form thoughts"],
                "examples": [{"text": "Think before you answer."}],
                "synonyms": [{"text": "reason", "language": "en"}, {"text": "reflect", "language": "en"}]},
               {"id": "s_en_gb_think.0.002", "definitions": ["have as an opinion"],
                "examples": [{"text": "I think it will rain."}], "synonyms": [{"text": "believe", "language": "en"}]}]}]}]}]
        """#,
        #"""
        time | time | noun
        [{"id": "time", "word": "time", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "time", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "tʌɪm", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "times",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_time.0.001", "definitions": ["what is measured in minutes, days and years"],
                "examples": [{"text": "Time passes slowly in a queue."}]},
               {"id": "s_en_gb_time.0.002", "definitions": ["an occasion on which something happens"],
                "examples": [{"text": "I have been there three times."}],
                "synonyms": [{"text": "occasion", "language": "en"}]}]}]}]}]
        """#,
        #"""
        tooth | tooth | noun
        [{"id": "tooth", "word": "tooth", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "tooth", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "tuːθ", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "teeth",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_tooth.0.001",
                "definitions": ["one of the hard white parts in the mouth that bite and chew"],
                "domains": [{"id": "anatomy", "text": "Anatomy"}], "examples": [{"text": "The boy lost a tooth."}]}]}]}]}]
        """#,
        #"""
        tree | tree | noun
        [{"id": "tree", "word": "tree", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "tree", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "triː", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "trees",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_tree.0.001", "definitions": ["a tall plant with a trunk and branches"],
                "domains": [{"id": "botany", "text": "Botany"}], "examples": [{"text": "They sat under a tree."}]}]}]}]}]
        """#,
        #"""
        truth | truth | noun
        [{"id": "truth", "word": "truth", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "truth", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "truːθ", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "truths",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_truth.0.001", "definitions": ["the real facts"],
                "examples": [{"text": "Tell me the truth."}],
                "synonyms": [{"text": "fact", "language": "en"}, {"text": "reality", "language": "en"}],
                "antonyms": [{"text": "lie", "language": "en"}, {"text": "falsehood", "language": "en"}]}]}]}]}]
        """#,
        #"""
        water | water | noun; verb
        [{"id": "water", "word": "water", "type": "headword", "language": "en-gb",
          "pronunciations": [
           {"phoneticSpelling": "ˈwɔːtə", "phoneticNotation": "IPA", "dialects": ["British English"]}],
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "water", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "inflections": [{"inflectedForm": "waters",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_water.0.001",
                "definitions": ["the clear liquid that falls as rain and fills rivers and seas"],
                "notes": [{"id": "water_1", "text": "mass noun", "type": "grammaticalNote"}],
                "examples": [{"text": "May I have a glass of water?"}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "water", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "inflections": [{"inflectedForm": "waters"},
               {"inflectedForm": "watered", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "watering"}],
              "senses": [
               {"id": "s_en_gb_water.1.001", "definitions": ["pour water on plants"],
                "examples": [{"text": "Water the beans in the evening."}],
                "synonyms": [{"text": "sprinkle", "language": "en"}]}]}]}]}]
        """#,
        #"""
        well | well | adverb; adjective; noun
        [{"id": "well", "word": "well", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "adverb", "text": "Adverb"}, "text": "well", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "wɛl", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "better"}, {"inflectedForm": "best"}],
              "senses": [
               {"id": "s_en_gb_well.0.001", "definitions": ["in a good way"],
                "examples": [{"text": "She sings well."}], "synonyms": [{"text": "ably", "language": "en"}],
                "antonyms": [{"text": "badly", "language": "en"}, {"text": "ill", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "adjective", "text": "Adjective"}, "text": "well", "language": "en-gb",
            "entries": [
             {"homographNumber": "101",
              "pronunciations": [
               {"phoneticSpelling": "wɛl", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "senses": [
               {"id": "s_en_gb_well.1.001", "definitions": ["in good health"],
                "examples": [{"text": "He is not well today."}],
                "synonyms": [{"text": "healthy", "language": "en"}, {"text": "fit", "language": "en"}],
                "antonyms": [{"text": "ill", "language": "en"}, {"text": "unwell", "language": "en"}]}]}]},
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "well", "language": "en-gb",
            "entries": [
             {"homographNumber": "102",
              "pronunciations": [
               {"phoneticSpelling": "wɛl", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "wells",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_well.2.001", "definitions": ["a deep hole from which water is drawn"],
                "examples": [{"text": "The village had one well."}],
                "synonyms": [{"text": "spring", "language": "en"}]}]}]}]}]
        """#,
        #"""
        word | word | noun
        [{"id": "word", "word": "word", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "word", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "wəːd", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "words",
                "grammaticalFeatures": [{"id": "plural", "text": "Plural", "type": "Number"}]}],
              "senses": [
               {"id": "s_en_gb_word.0.001", "definitions": ["a unit of language that has a meaning"],
                "domains": [{"id": "linguistics", "text": "Linguistics"}],
                "examples": [{"text": "Spell the word for me."}], "synonyms": [{"text": "term", "language": "en"}]}]}]}]}]
        """#,
        #"""
        write | write | verb
        [{"id": "write", "word": "write", "type": "headword", "language": "en-gb",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "write", "language": "en-gb",
            "entries": [
             {"homographNumber": "100",
              "pronunciations": [
               {"phoneticSpelling": "rʌɪt", "phoneticNotation": "IPA", "dialects": ["British English"]}],
              "inflections": [{"inflectedForm": "writes"},
               {"inflectedForm": "wrote", "grammaticalFeatures": [{"id": "past", "text": "Past", "type": "Tense"}]},
               {"inflectedForm": "written",
                "grammaticalFeatures": [{"id": "pastParticiple", "text": "Past Participle", "type": "Non Finiteness"}]},
               {"inflectedForm": "writ",
                "grammaticalFeatures": [{"id": "pastParticiple", "text": "Past Participle", "type": "Non Finiteness"}],
                "registers": [{"id": "archaic", "text": "Archaic"}]},
               {"inflectedForm": "writing"}],
              "senses": [
               {"id": "s_en_gb_write.0.001", "definitions": ["put words on paper or a screen"],
                "constructions": [
                 {"text": "write to someone", "notes": [{"text": "in a letter", "type": "indicator"}],
                  "examples": [["write to the council", "write to one's sister"]]},
                 {"text": "write someone", "regions": [{"id": "north_american", "text": "North American"}],
                  "examples": [["write me soon"]]},
                 {"text": "write of something", "registers": [{"id": "literary", "text": "Literary"}],
                  "examples": [["write of love"]]},
                 {"text": "write to something", "domains": [{"id": "computing", "text": "Computing"}],
                  "examples": [["write to a file"]]}],
                "examples": [{"text": "He writes a letter every week."}],
                "synonyms": [{"text": "pen", "language": "en"}, {"text": "note", "language": "en"}]}]}]}]}]
        """#,
    ]
}

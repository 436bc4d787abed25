// Data. A table of word forms.

extension SampleData {
    /// A table of the inflected forms.
    ///
    /// Each line of the table contains an inflected form, the ID of its headword, its lexical category, and its
    /// grammatical feature, if any.
    static let inflectedForms = """
        aces | ace | noun | plural
        aces | ace | verb
        aced | ace | verb | past
        acing | ace | verb
        abler | able | adjective
        ablest | able | adjective
        absents | absent | verb
        absented | absent | verb | past
        absenting | absent | verb
        aches | ache | noun | plural
        aches | ache | verb
        ached | ache | verb | past
        aching | ache | verb
        acorns | acorn | noun | plural
        acrobats | acrobat | noun | plural
        adapts | adapt | verb
        adapted | adapt | verb | past
        adapting | adapt | verb
        adventures | adventure | noun | plural
        adventured | adventure | verb | past
        adventuring | adventure | verb
        aeroplanes | aeroplane | noun | plural
        airplanes | airplane | noun | plural
        airs | air | noun | plural
        airs | air | verb
        aired | air | verb | past
        airing | air | verb
        albums | album | noun | plural
        alerts | alert | noun | plural
        alerts | alert | verb
        alerted | alert | verb | past
        alerting | alert | verb
        alphabets | alphabet | noun | plural
        anchors | anchor | noun | plural
        anchors | anchor | verb
        anchored | anchor | verb | past
        anchoring | anchor | verb
        ancients | ancient | noun | plural
        angles | angle | noun | plural
        angles | angle | verb
        Angles | angle | noun | plural
        angled | angle | verb | past
        angling | angle | verb
        animals | animal | noun | plural
        apples | apple | noun | plural
        Aprils | april | noun | plural
        arrows | arrow | noun | plural
        arrows | arrow | verb
        arrowed | arrow | verb | past
        arrowing | arrow | verb
        arts | art | noun | plural
        asks | ask | verb
        asks | ask | noun | plural
        asked | ask | verb | past
        asking | ask | verb
        autumns | autumn | noun | plural
        avalanches | avalanche | noun | plural
        avalanched | avalanche | verb | past
        avalanching | avalanche | verb
        awakes | awake | verb
        awoke | awake | verb | past
        awoken | awake | verb | pastParticiple
        awaking | awake | verb
        axes | axe | noun | plural
        axes | axe | verb
        axes | axis | noun | plural
        axed | axe | verb | past
        axing | axe | verb
        runs | run | verb
        runs | run | noun | plural
        ran | run | verb | past
        run | run | verb | pastParticiple
        running | run | verb
        worse | bad | adjective
        worst | bad | adjective
        banks | bank | noun | plural
        banks | bank | verb
        banked | bank | verb | past
        banking | bank | verb
        bigger | big | adjective
        biggest | big | adjective
        books | book | noun | plural
        books | book | verb
        booked | book | verb | past
        booking | book | verb
        bridges | bridge | noun | plural
        bridges | bridge | verb
        bridged | bridge | verb | past
        bridging | bridge | verb
        cafés | caf%C3%A9 | noun | plural
        calmer | calm | adjective
        calmest | calm | adjective
        calms | calm | noun | plural
        calms | calm | verb
        calmed | calm | verb | past
        calming | calm | verb
        cats | cat | noun | plural
        changes | change | verb
        changed | change | verb | past
        changing | change | verb
        changes | change | noun | plural
        children | child | noun | plural
        cleverer | clever | adjective
        cleverest | clever | adjective
        colder | cold | adjective
        coldest | cold | adjective
        colds | cold | noun | plural
        colors | color | noun | plural
        colours | colour | noun | plural
        colours | colour | verb
        coloured | colour | verb | past
        colouring | colour | verb
        comes | come | verb
        came | come | verb | past
        come | come | verb | pastParticiple
        coming | come | verb
        dictionaries | dictionary | noun | plural
        dogs | dog | noun | plural
        eats | eat | verb
        ate | eat | verb | past
        eaten | eat | verb | pastParticiple
        eating | eat | verb
        eyes | eye | noun | plural
        eyes | eye | verb
        eyed | eye | verb | past
        eyeing | eye | verb
        feet | foot | noun | plural
        foxes | fox | noun | plural
        friends | friend | noun | plural
        gardens | garden | noun | plural
        gardens | garden | verb
        gardened | garden | verb | past
        gardening | garden | verb
        gives | give | verb
        gave | give | verb | past
        given | give | verb | pastParticiple
        giving | give | verb
        goes | go | verb
        went | go | verb | past
        gone | go | verb | pastParticiple
        going | go | verb
        better | good | adjective
        best | good | adjective
        geese | goose | noun | plural
        happier | happy | adjective
        happiest | happy | adjective
        hotter | hot | adjective
        hottest | hot | adjective
        houses | house | noun | plural
        houses | house | verb
        housed | house | verb | past
        housing | house | verb
        justices | justice | noun | plural
        knows | know | verb
        knew | know | verb | past
        known | know | verb | pastParticiple
        knowing | know | verb
        languages | language | noun | plural
        longer | long | adjective
        longest | long | adjective
        longs | long | verb
        longed | long | verb | past
        longing | long | verb
        looks | look | verb
        looked | look | verb | past
        looking | look | verb
        looks | look | noun | plural
        loves | love | noun | plural
        loves | love | verb
        loved | love | verb | past
        loving | love | verb
        makes | make | verb
        made | make | verb | past
        making | make | verb
        men | man | noun | plural
        mice | mouse | noun | plural
        newer | new | adjective
        newest | new | adjective
        older | old | adjective
        oldest | old | adjective
        quicker | quick | adjective
        quickest | quick | adjective
        records | record | noun | plural
        records | record | verb
        recorded | record | verb | past
        recording | record | verb
        rosés | ros%C3%A9 | noun | plural
        sadder | sad | adjective
        saddest | sad | adjective
        saws | saw | noun | plural
        saws | saw | verb
        sawed | saw | verb | past
        sawn | saw | verb | pastParticiple
        sawing | saw | verb
        searches | search | verb
        searched | search | verb | past
        searching | search | verb
        searches | search | noun | plural
        sees | see | verb
        saw | see | verb | past
        seen | see | verb | pastParticiple
        seeing | see | verb
        smaller | small | adjective
        smallest | small | adjective
        swims | swim | verb
        swam | swim | verb | past
        swum | swim | verb | pastParticiple
        swimming | swim | verb
        swims | swim | noun | plural
        takes | take | verb
        took | take | verb | past
        taken | take | verb | pastParticiple
        taking | take | verb
        thinks | think | verb
        thought | think | verb | past
        thinking | think | verb
        times | time | noun | plural
        teeth | tooth | noun | plural
        trees | tree | noun | plural
        truths | truth | noun | plural
        waters | water | noun | plural
        waters | water | verb
        watered | water | verb | past
        watering | water | verb
        better | well | adverb
        best | well | adverb
        wells | well | noun | plural
        words | word | noun | plural
        writes | write | verb
        wrote | write | verb | past
        written | write | verb | pastParticiple
        writ | write | verb | pastParticiple
        writing | write | verb
        """
}

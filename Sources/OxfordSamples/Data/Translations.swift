// Data. All texts were written for this package.

extension SampleData {
    /// A table of Spanish and German translations of English headwords, with one line for each sense.
    ///
    /// The first four columns contain the headword, its lexical category, a hint at its meaning, and an example. The
    /// next two columns contain the Spanish translations of the headword and of the example, and the last two columns
    /// contain the German translations. Each translation of a noun ends with a space and a letter that indicates the
    /// gender: `m`, `f`, or `n`.
    static let translations = """
        a bird's eye view | idiomatic | | We had a bird's eye view of the town. | a vista de pájaro | Vimos la ciudad a vista de pájaro. | Vogelperspektive | Wir sahen die Stadt aus der Vogelperspektive.
        able | adjective | | She is an able doctor. | capaz | Es una médica capaz. | fähig | Sie ist eine fähige Ärztin.
        about | preposition | on a topic | It is a book about birds. | sobre | Es un libro sobre aves. | über | Es ist ein Buch über Vögel.
        about | adverb | more or less | It is about ten o'clock. | aproximadamente | Son aproximadamente las diez. | ungefähr; etwa | Es ist ungefähr zehn Uhr.
        absent | adjective | | Two pupils are absent. | ausente | Dos alumnos están ausentes. | abwesend | Zwei Schüler sind abwesend.
        ace | noun | playing card | He played an ace. | as m | Jugó un as. | Ass n | Er spielte ein Ass aus.
        ace | noun | expert | She is an ace at chess. | as m | Es un as del ajedrez. | Ass n | Sie ist ein Ass im Schach.
        ace | adjective | | It was an ace party. | genial; estupendo | Fue una fiesta genial. | toll | Es war ein tolles Fest.
        ache | noun | | I have an ache in my knee. | dolor m | Tengo un dolor en la rodilla. | Schmerz m | Ich habe einen Schmerz im Knie.
        ache | verb | | My feet ache. | doler | Me duelen los pies. | schmerzen; wehtun | Meine Füße schmerzen.
        acorn | noun | | The pig ate an acorn. | bellota f | El cerdo comió una bellota. | Eichel f | Das Schwein fraß eine Eichel.
        acrobat | noun | | The acrobat walks on a rope. | acróbata m | El acróbata camina por una cuerda. | Akrobat m | Der Akrobat läuft auf einem Seil.
        adapt | verb | | They adapt the plan. | adaptar | Adaptan el plan. | anpassen | Sie passen den Plan an.
        adventure | noun | | The trip was an adventure. | aventura f | El viaje fue una aventura. | Abenteuer n | Die Reise war ein Abenteuer.
        aeroplane | noun | | The aeroplane is landing. | avión m | El avión está aterrizando. | Flugzeug n | Das Flugzeug landet.
        after | preposition | | After dinner we slept. | después de | Después de la cena dormimos. | nach | Nach dem Abendessen schliefen wir.
        again | adverb | | Read it again. | otra vez; de nuevo | Léelo otra vez. | noch einmal; wieder | Lies es noch einmal.
        agile | adjective | | The cat is agile. | ágil | El gato es ágil. | flink; wendig | Die Katze ist flink.
        agility | noun | | This dance requires agility. | agilidad f | Este baile requiere agilidad. | Beweglichkeit f | Dieser Tanz erfordert Beweglichkeit.
        air | noun | | The air is fresh. | aire m | El aire está fresco. | Luft f | Die Luft ist frisch.
        air | verb | | They air the room. | ventilar; airear | Ventilan la habitación. | lüften | Sie lüften das Zimmer.
        airplane | noun | | The airplane is full. | avión m | El avión está lleno. | Flugzeug n | Das Flugzeug ist voll.
        album | noun | | The photo is in the album. | álbum m | La foto está en el álbum. | Album n | Das Foto ist im Album.
        alert | adjective | | The guard is alert. | alerta; atento | El guardia está alerta. | wachsam | Der Wächter ist wachsam.
        alert | noun | | The alert is over. | alerta f | La alerta ha terminado. | Alarm m | Der Alarm ist vorbei.
        alphabet | noun | | He knows the alphabet. | alfabeto m | Sabe el alfabeto. | Alphabet n | Er kennt das Alphabet.
        amber | noun | resin | The ring is made of amber. | ámbar m | El anillo es de ámbar. | Bernstein m | Der Ring ist aus Bernstein.
        among | preposition | | There is a house among the trees. | entre | Hay una casa entre los árboles. | zwischen; unter | Zwischen den Bäumen steht ein Haus.
        anchor | noun | | The anchor is heavy. | ancla f | El ancla es pesada. | Anker m | Der Anker ist schwer.
        anchor | verb | | We anchored in the bay. | anclar | Anclamos en la bahía. | ankern | Wir ankerten in der Bucht.
        ancient | adjective | | It is an ancient custom. | antiguo | Es una costumbre antigua. | uralt | Es ist ein uralter Brauch.
        angle | noun | | The angle is small. | ángulo m | El ángulo es pequeño. | Winkel m | Der Winkel ist klein.
        animal | noun | | The animal is asleep. | animal m | El animal está dormido. | Tier n | Das Tier schläft.
        apple | noun | | She ate an apple. | manzana f | Comió una manzana. | Apfel m | Sie aß einen Apfel.
        April | noun | | They came in April. | abril m | Vinieron en abril. | April m | Sie kamen im April.
        Arctic | noun | | It is cold in the Arctic. | Ártico m | Hace frío en el Ártico. | Arktis f | In der Arktis ist es kalt.
        arrow | noun | | The arrow hit the target. | flecha f | La flecha dio en el blanco. | Pfeil m | Der Pfeil traf das Ziel.
        art | noun | | He studies art. | arte m | Estudia arte. | Kunst f | Er studiert Kunst.
        ask | verb | | Ask the driver. | preguntar | Pregunte al conductor. | fragen | Fragen Sie den Fahrer.
        astronomy | noun | | She studies astronomy. | astronomía f | Estudia astronomía. | Astronomie f | Sie studiert Astronomie.
        at odds | idiomatic | | They are at odds. | en desacuerdo | Están en desacuerdo. | uneins | Sie sind uneins.
        autumn | noun | | It is autumn. | otoño m | Es otoño. | Herbst m | Es ist Herbst.
        avalanche | noun | | The avalanche blocked the road. | avalancha f; alud m | La avalancha bloqueó la carretera. | Lawine f | Die Lawine versperrte die Straße.
        awake | verb | | They awoke at dawn. | despertarse | Se despertaron al amanecer. | aufwachen; erwachen | Sie wachten bei Tagesanbruch auf.
        awake | adjective | | The baby is awake. | despierto | El bebé está despierto. | wach | Das Baby ist wach.
        axe | noun | | He has a sharp axe. | hacha f | Tiene un hacha afilada. | Axt f; Beil n | Er hat eine scharfe Axt.
        axis | noun | of rotation | The wheel turns on its axis. | eje m | La rueda gira sobre su eje. | Achse f | Das Rad dreht sich um seine Achse.
        bad | adjective | | It was a bad idea. | malo | Fue una idea mala. | schlecht | Es war eine schlechte Idee.
        bank | noun | for money | The bank is closed. | banco m | El banco está cerrado. | Bank f | Die Bank ist geschlossen.
        bank | noun | of a river | We sat on the bank. | orilla f | Nos sentamos en la orilla. | Ufer n | Wir saßen am Ufer.
        big | adjective | | The dog is big. | grande | El perro es grande. | groß | Der Hund ist groß.
        book | noun | | The book is on the table. | libro m | El libro está en la mesa. | Buch n | Das Buch liegt auf dem Tisch.
        book | verb | | We booked a room. | reservar | Reservamos una habitación. | buchen; reservieren | Wir haben ein Zimmer gebucht.
        bridge | noun | over a river | The bridge is closed. | puente m | El puente está cerrado. | Brücke f | Die Brücke ist gesperrt.
        café | noun | | We met at the café. | café m; cafetería f | Nos vimos en el café. | Café n | Wir trafen uns im Café.
        calm | adjective | | The sea is calm. | tranquilo | El mar está tranquilo. | ruhig | Das Meer ist ruhig.
        cat | noun | | The cat is black. | gato m | El gato es negro. | Katze f | Die Katze ist schwarz.
        change | verb | | The city has changed. | cambiar | La ciudad ha cambiado. | ändern; sich verändern | Die Stadt hat sich verändert.
        change | noun | act of changing | It is a big change. | cambio m | Es un gran cambio. | Änderung f | Das ist eine große Änderung.
        change | noun | coins | I have no change. | suelto m | No tengo suelto. | Kleingeld n | Ich habe kein Kleingeld.
        child | noun | | The child is sleeping. | niño m | El niño duerme. | Kind n | Das Kind schläft.
        clever | adjective | | The girl is clever. | listo; inteligente | La niña es lista. | klug | Das Mädchen ist klug.
        cold | adjective | | The soup is cold. | frío | La sopa está fría. | kalt | Die Suppe ist kalt.
        cold | noun | illness | He has a cold. | resfriado m | Tiene un resfriado. | Erkältung f | Er hat eine Erkältung.
        color | noun | | I like the color. | color m | Me gusta el color. | Farbe f | Die Farbe gefällt mir.
        colour | noun | | What colour is it? | color m | ¿De qué color es? | Farbe f | Welche Farbe hat es?
        come | verb | | Come with me. | venir | Ven conmigo. | kommen | Komm mit mir.
        dictionary | noun | | The dictionary is thick. | diccionario m | El diccionario es grueso. | Wörterbuch n | Das Wörterbuch ist dick.
        dog | noun | | The dog is barking. | perro m | El perro ladra. | Hund m | Der Hund bellt.
        eat | verb | | We eat bread. | comer | Comemos pan. | essen | Wir essen Brot.
        eye | noun | | Close one eye. | ojo m | Cierra un ojo. | Auge n | Schließ ein Auge.
        foot | noun | of the body | My foot hurts. | pie m | Me duele el pie. | Fuß m | Mein Fuß tut weh.
        fox | noun | | The fox is red. | zorro m | El zorro es rojo. | Fuchs m | Der Fuchs ist rot.
        friend | noun | | He is a good friend. | amigo m | Es un buen amigo. | Freund m | Er ist ein guter Freund.
        garden | noun | | The garden is green. | jardín m | El jardín está verde. | Garten m | Der Garten ist grün.
        give | verb | | Give me the book. | dar | Dame el libro. | geben | Gib mir das Buch.
        go | verb | | We go to school. | ir | Vamos a la escuela. | gehen | Wir gehen zur Schule.
        good | adjective | | It is a good book. | bueno | Es un buen libro. | gut | Es ist ein gutes Buch.
        goose | noun | | The goose is white. | ganso m; oca f | El ganso es blanco. | Gans f | Die Gans ist weiß.
        happy | adjective | | They are happy. | feliz; contento | Son felices. | glücklich | Sie sind glücklich.
        hello | interjection | | Hello, Anna! | hola | ¡Hola, Ana! | hallo | Hallo, Anna!
        hot | adjective | | The soup is hot. | caliente | La sopa está caliente. | heiß | Die Suppe ist heiß.
        house | noun | | The house is old. | casa f | La casa es vieja. | Haus n | Das Haus ist alt.
        justice | noun | | They want justice. | justicia f | Quieren justicia. | Gerechtigkeit f | Sie wollen Gerechtigkeit.
        know | verb | a fact | I know the answer. | saber | Sé la respuesta. | wissen | Ich weiß die Antwort.
        know | verb | a person | I know him. | conocer | Lo conozco. | kennen | Ich kenne ihn.
        language | noun | | She is learning a language. | lengua f; idioma m | Aprende una lengua. | Sprache f | Sie lernt eine Sprache.
        long | adjective | | The road is long. | largo | El camino es largo. | lang | Der Weg ist lang.
        look | verb | | Look at the sky. | mirar | Mira el cielo. | schauen | Schau in den Himmel.
        love | noun | | Love is blind. | amor m | El amor es ciego. | Liebe f | Liebe macht blind.
        love | verb | | I love you. | amar; querer | Te quiero. | lieben | Ich liebe dich.
        make | verb | | She makes a chair. | hacer | Hace una silla. | machen; herstellen | Sie macht einen Stuhl.
        man | noun | | The man is tall. | hombre m | El hombre es alto. | Mann m | Der Mann ist groß.
        mindfulness | noun | | She teaches mindfulness. | atención plena f | Enseña atención plena. | Achtsamkeit f | Sie lehrt Achtsamkeit.
        mouse | noun | animal | The cat caught a mouse. | ratón m | El gato atrapó un ratón. | Maus f | Die Katze fing eine Maus.
        mouse | noun | of a computer | The mouse does not work. | ratón m | El ratón no funciona. | Maus f | Die Maus funktioniert nicht.
        music | noun | | I hear music. | música f | Oigo música. | Musik f | Ich höre Musik.
        new | adjective | | The car is new. | nuevo | El coche es nuevo. | neu | Das Auto ist neu.
        old | adjective | | The tree is old. | viejo | El árbol es viejo. | alt | Der Baum ist alt.
        quick | adjective | | It was a quick answer. | rápido | Fue una respuesta rápida. | schnell | Es war eine schnelle Antwort.
        record | noun | best result | He broke the record. | récord m | Batió el récord. | Rekord m | Er brach den Rekord.
        record | verb | | They record the song. | grabar | Graban la canción. | aufnehmen | Sie nehmen das Lied auf.
        rosé | noun | | They drank rosé. | rosado m | Bebieron rosado. | Rosé m | Sie tranken Rosé.
        run | verb | | The children run. | correr | Los niños corren. | laufen; rennen | Die Kinder laufen.
        sad | adjective | | The song is sad. | triste | La canción es triste. | traurig | Das Lied ist traurig.
        saw | noun | | The saw is sharp. | sierra f | La sierra está afilada. | Säge f | Die Säge ist scharf.
        search | verb | | They search the house. | registrar; buscar | Registran la casa. | durchsuchen; suchen | Sie durchsuchen das Haus.
        search | noun | | The search is over. | búsqueda f | La búsqueda ha terminado. | Suche f | Die Suche ist vorbei.
        see | verb | | I see the sea. | ver | Veo el mar. | sehen | Ich sehe das Meer.
        small | adjective | | The room is small. | pequeño | El cuarto es pequeño. | klein | Das Zimmer ist klein.
        swim | verb | | The children swim. | nadar | Los niños nadan. | schwimmen | Die Kinder schwimmen.
        take | verb | | Take the key. | tomar; coger | Toma la llave. | nehmen | Nimm den Schlüssel.
        think | verb | | I am thinking of you. | pensar | Pienso en ti. | denken | Ich denke an dich.
        time | noun | | I have no time. | tiempo m | No tengo tiempo. | Zeit f | Ich habe keine Zeit.
        tooth | noun | | The tooth is white. | diente m | El diente es blanco. | Zahn m | Der Zahn ist weiß.
        tree | noun | | The tree is tall. | árbol m | El árbol es alto. | Baum m | Der Baum ist hoch.
        truth | noun | | Tell the truth. | verdad f | Di la verdad. | Wahrheit f | Sag die Wahrheit.
        water | noun | | The water is cold. | agua f | El agua está fría. | Wasser n | Das Wasser ist kalt.
        well | adverb | | She sings well. | bien | Canta bien. | gut | Sie singt gut.
        well | noun | | The well is deep. | pozo m | El pozo es profundo. | Brunnen m | Der Brunnen ist tief.
        word | noun | | I do not know the word. | palabra f | No conozco la palabra. | Wort n | Ich kenne das Wort nicht.
        write | verb | | He writes a letter. | escribir | Escribe una carta. | schreiben | Er schreibt einen Brief.
        """
}

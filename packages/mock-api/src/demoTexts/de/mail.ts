import type { Texts } from '../texts';

export const mail: Texts = {
  'A page about your bread': 'Eine Seite über Ihr Brot',
  'Oven 2 waits for its part': 'Ofen 2 wartet auf sein Ersatzteil',
  'Report of the visit on the 4th': 'Bericht zum Besuch am 4.',
  'Autumn menu, second draft': 'Herbstmenü, zweiter Entwurf',
  Hillside: 'Hillside',
  Riverbank: 'Riverbank',
  'The autumn lots are in': 'Die Herbstkaffees sind da',
  'Hake is short this week': 'Seehecht ist diese Woche knapp',
  'Statement for October': 'Kontoauszug für Oktober',
  'Rye starter for the new place': 'Roggensauer für das neue Lokal',
  'A scarf under table 9': 'Ein Schal unter Tisch 9',
  'Water will be off for three hours': 'Drei Stunden kein Wasser',
  'Mother’s birthday': 'Mutters Geburtstag',
  'First squash of the year': 'Die ersten Kürbisse des Jahres',
  'Corkage, complaints, a compliment': 'Korkgeld, Beschwerden, ein Lob',
  'Allocation 2025: 6 cases are yours until Friday': 'Zuteilung 2025: 6 Kisten bis Freitag für Sie reserviert',
  'Glass instead of plastic': 'Glas statt Plastik',
  'Swap on Thursday': 'Tausch am Donnerstag',
  'Table for 22 on Friday': 'Tisch für 22 am Freitag',
  'Photographs of the tasting': 'Fotos von der Verkostung',
  'New signature card': 'Neue Unterschriftskarte',
  'Praise, and a button': 'Ein Lob und ein Knopf',
  'New rules for allergen cards': 'Neue Regeln für Allergenkarten',
  'Six loaves a day until Tuesday': 'Sechs Laibe am Tag bis Dienstag',
  'Order 2211': 'Bestellung 2211',
  'Your scarf': 'Ihr Schal',
  'The cake': 'Der Kuchen',
  'Managers’ round on Monday': 'Leitungsrunde am Montag',
  Awning: 'Markise',
  'The six cases': 'Die sechs Kisten',
  'About Thursday': 'Wegen Donnerstag',
  'Deposit bottles': 'Pfandflaschen',
  'First place in every search, guaranteed': 'Platz eins in jeder Suche, garantiert',
  'Parcel held: pay 1.99': 'Paket zurückgehalten: 1,99 zahlen',
  'Last warning about your prize': 'Letzte Mahnung zu Ihrem Gewinn',
  No: 'Nein',
  'Printer at the pass was offline for 4 min': 'Drucker am Pass war 4 Min. offline',
  'Boxes of last week': 'Kisten der letzten Woche',
  'Lift inspection': 'Aufzugsprüfung',
  'Summer lots, last call': 'Sommerkaffees, letzter Aufruf',
  '<p>Thank you! The second menu, and a cake without nuts. Is 23:30 for the speech all right with the kitchen?</p><p>Dana</p>':
    '<p>Vielen Dank! Das zweite Menü und ein Kuchen ohne Nüsse. Passt der Küche 23:30 Uhr für die Rede?</p><p>Dana</p>',
  '<p>Maren, Saturday is two short on the floor from 18:00. Tomás can do a double if he has Sunday lunch off. Bea lends us one runner.</p>':
    '<p>Maren, am Samstag fehlen uns ab 18 Uhr zwei im Service. Tomás kann eine Doppelschicht machen, wenn er am Sonntagmittag frei hat. Bea leiht uns einen Runner.</p>',
  '<p>Hello Maren,</p><p>I write the weekend page of Plate &amp; Tide. May I watch a morning shift in the bakery? Three hours, one photographer, nobody in the way.</p>':
    '<p>Guten Tag Maren,</p><p>ich schreibe die Wochenendseite von Plate &amp; Tide. Darf ich eine Frühschicht in der Bäckerei begleiten? Drei Stunden, ein Fotograf, niemand steht im Weg.</p>',
  '<p>The thermostat arrives on Monday. Until then we bake in two rounds and take six loaves from Old Mill.</p><p>The engineer wants the serial plate, picture attached.</p>':
    '<p>Der Thermostat kommt am Montag. Bis dahin backen wir in zwei Runden und nehmen sechs Laibe von Old Mill.</p><p>Der Techniker möchte das Typenschild sehen, Bild anbei.</p>',
  '<p>Please find the report attached. Two remarks: the probe of cold store 2 reads 0.6 °C low, and the label printer of the pastry section prints no year.</p><p>Next visit within twelve months.</p>':
    '<p>Anbei erhalten Sie den Bericht. Zwei Anmerkungen: Der Fühler von Kühlraum 2 zeigt 0,6 °C zu wenig an, und der Etikettendrucker der Patisserie druckt kein Jahr.</p><p>Nächster Besuch innerhalb von zwölf Monaten.</p>',
  '<p>Chestnut soup is in, the squid is out. Costs are in the table, allergens in the text file. Can we taste on Wednesday?</p>':
    '<p>Die Maronensuppe ist drin, der Tintenfisch ist raus. Die Kosten stehen in der Tabelle, die Allergene in der Textdatei. Verkosten wir am Mittwoch?</p>',
  '<p>Done. On the van at 06:10 tomorrow, ice boxes to be returned.</p>':
    '<p>Erledigt. Morgen um 06:10 im Wagen, Eisboxen bitte zurück.</p>',
  '<p>The boats stay in until Wednesday. We can send 14 kg of hake instead of 30, or pollock at the same price.</p>':
    '<p>Die Boote bleiben bis Mittwoch im Hafen. Wir können 14 kg Seehecht statt 30 schicken, oder Pollack zum selben Preis.</p>',
  '<p>Your statement is ready. Takings of three terminals were credited on the 2nd instead of the 1st because of the holiday.</p>':
    '<p>Ihr Kontoauszug liegt bereit. Die Einnahmen von drei Terminals wurden wegen des Feiertags am 2. statt am 1. gutgeschrieben.</p>',
  '<p>We keep a jar for you. It likes 26 degrees and to be fed at night. Bring your own lid.</p>':
    '<p>Wir heben Ihnen ein Glas auf. Er mag 26 Grad und will nachts gefüttert werden. Bringen Sie Ihren eigenen Deckel mit.</p>',
  '<p>Grey wool, a small burn at one end. We sat there on Sunday evening. I can fetch it any morning.</p>':
    '<p>Graue Wolle, ein kleines Brandloch an einem Ende. Wir saßen am Sonntagabend dort. Ich kann ihn an jedem Vormittag abholen.</p>',
  '<p>The main in the street is replaced. No water from 07:00 to 10:00, twelve days from today. Fill what you need the evening before.</p>':
    '<p>Die Hauptleitung in der Straße wird erneuert. Von 07:00 bis 10:00 Uhr kein Wasser, heute in zwölf Tagen. Füllen Sie am Vorabend ab, was Sie brauchen.</p>',
  '<p>Are you bringing the almond cake, or do I have to?</p><p>There will be eleven of us, and the dog.</p>':
    '<p>Bringst du den Mandelkuchen mit, oder muss ich?</p><p>Wir sind elf, und der Hund.</p>',
  '<p>40 kg Crown Prince, 20 kg onion squash, and nettles if you say so before noon.</p>':
    '<p>40 kg Crown Prince, 20 kg Hokkaido, und Brennnesseln, wenn Sie bis Mittag Bescheid geben.</p>',
  '<p>Corkage: two tables asked, both paid. Complaints: one, the draught at table 2. Compliment: a guest called Tomás the calmest man in the city.</p>':
    '<p>Korkgeld: zwei Tische haben gefragt, beide bezahlt. Beschwerden: eine, der Luftzug an Tisch 2. Lob: Ein Gast nannte Tomás den ruhigsten Mann der Stadt.</p>',
  '<p>We hold six cases of the field blend for Casa Alecrim. The price is that of last year.</p>':
    '<p>Wir halten sechs Kisten des Gemischten Satzes für Casa Alecrim zurück. Der Preis ist der des letzten Jahres.</p>',
  '<p>From next month the cream comes in one-litre bottles with a deposit of 0.60. Crates of 12. The van takes the empties back.</p>':
    '<p>Ab nächstem Monat kommt die Sahne in Literflaschen mit 0,60 Pfand. Kisten zu 12. Der Wagen nimmt das Leergut mit.</p>',
  '<p>Rafael takes my lunch, I take his late. Both of us are fine with it, it needs your word.</p>':
    '<p>Rafael übernimmt meinen Mittag, ich seinen späten Dienst. Für uns beide passt es, es fehlt nur dein Okay.</p>',
  '<p>Good morning,</p><p>We are 22 for a retirement dinner this Friday at 22:00. Could we have the long table? Two of us eat no shellfish.</p><p>Dana</p>':
    '<p>Guten Morgen,</p><p>wir sind diesen Freitag um 22:00 Uhr 22 Personen bei einem Abschiedsessen. Könnten wir die lange Tafel haben? Zwei von uns essen keine Meeresfrüchte.</p><p>Dana</p>',
  '<p>Six here, eight there, four in the cellar. Drawing attached.</p>':
    '<p>Sechs hier, acht dort, vier im Keller. Zeichnung anbei.</p>',
  '<p>All 48 of them. The fifth is the one for the menu.</p>': '<p>Alle 48. Das fünfte ist das fürs Menü.</p>',
  '<p>The card for Ilse Okafor is valid from the 1st.</p>': '<p>Die Karte für Ilse Okafor gilt ab dem 1.</p>',
  '<p>Best evening of the year. One of us lost a brass button near the coat rack; it is of no value to anyone but him.</p>':
    '<p>Der schönste Abend des Jahres. Einer von uns hat bei der Garderobe einen Messingknopf verloren; er ist nur für ihn von Wert.</p>',
  '<p>From January each dish that is sold unpacked needs its card in writing. A sample is attached.</p>':
    '<p>Ab Januar braucht jedes unverpackt verkaufte Gericht seine Karte in Schriftform. Ein Muster liegt bei.</p>',
  '<p>Agreed, and pay the runner the late rate.</p>': '<p>Einverstanden, und zahl dem Runner den Nachtzuschlag.</p>',
  '<p>Deck oven 2 is out. Six of the dark ones before eleven, please put them on the house account.</p>':
    '<p>Etagenofen 2 ist ausgefallen. Sechs dunkle vor elf, bitte auf das Hauskonto.</p>',
  '<p>Send the 14 kg and 16 kg of pollock. We change the card for three days.</p>':
    '<p>Schicken Sie die 14 kg und 16 kg Pollack. Wir ändern die Karte für drei Tage.</p>',
  '<p>24 kg house, 6 kg decaf, on Thursday as usual.</p>':
    '<p>24 kg Hausmischung, 6 kg entkoffeiniert, wie immer am Donnerstag.</p>',
  '<p>It hangs behind the bar with your name on it.</p>': '<p>Er hängt hinter der Bar, mit Ihrem Namen daran.</p>',
  '<p>I bring it. You do the candles.</p>': '<p>Ich bringe ihn mit. Du machst die Kerzen.</p>',
  '<p>Ten o’clock, back office. Bring the voids above 40 and the one thing you would stop doing.</p>':
    '<p>Zehn Uhr, Büro. Bringt die Stornos über 40 mit und die eine Sache, die ihr abschaffen würdet.</p>',
  '<p>Dear Dana,</p><p>The long table is yours from 22:00. We will send three menus to choose from and mark two places without shellfish.</p><p>Maren</p>':
    '<p>Liebe Dana,</p><p>die lange Tafel gehört Ihnen ab 22:00 Uhr. Wir schicken drei Menüs zur Auswahl und merken zwei Plätze ohne Meeresfrüchte vor.</p><p>Maren</p>',
  '<p>Plans attached. The posts stand on our side of the drain.</p>':
    '<p>Pläne anbei. Die Pfosten stehen auf unserer Seite der Rinne.</p>',
  '<p>Dear Marguerite,</p><p>Come on Tuesday at four in the morning. Wear shoes that</p>':
    '<p>Liebe Marguerite,</p><p>kommen Sie am Dienstag um vier Uhr früh. Tragen Sie Schuhe, die</p>',
  '<p>We take all six. Invoice to Casa Alecrim, delivery after the 20th.</p>':
    '<p>Wir nehmen alle sechs. Rechnung an Casa Alecrim, Lieferung nach dem 20.</p>',
  '<p>Ideas for the staff party: bowling, boat, nothing at all</p>':
    '<p>Ideen für die Teamfeier: Bowling, Boot, gar nichts</p>',
  '<p>Tomás, fine with me, but</p>': '<p>Tomás, für mich in Ordnung, aber</p>',
  '<p>Two questions before we say yes: who washes them, and where do twelve crates stand in Lisbon?</p>':
    '<p>Zwei Fragen, bevor wir zusagen: Wer spült sie, und wo stehen in Lissabon zwölf Kisten?</p>',
  '<p>We looked at your site and wept. For 299 a month you will be found before you are looked for.</p>':
    '<p>Wir haben Ihre Website gesehen und geweint. Für 299 im Monat findet man Sie, bevor man Sie sucht.</p>',
  '<p>Your parcel is held at the depot. <a href="http://parcel-desk.example/pay?id=7">Pay the fee</a> within 12 hours.</p>':
    '<p>Ihr Paket liegt im Depot. <a href="http://parcel-desk.example/pay?id=7">Zahlen Sie die Gebühr</a> innerhalb von 12 Stunden.</p>',
  '<p>You have not answered. The prize is sad.</p>': '<p>Sie haben nicht geantwortet. Der Gewinn ist traurig.</p>',
  '<p>It was good to talk yesterday (we did not). Shall we say Tuesday?</p>':
    '<p>Es war schön, gestern mit Ihnen zu sprechen (haben wir nicht). Sagen wir Dienstag?</p>',
  '<p>Take us off your list.</p>': '<p>Streichen Sie uns von Ihrer Liste.</p>',
  '<p>It is back. Two tickets were printed late: 118 and 119.</p>':
    '<p>Er läuft wieder. Zwei Bons wurden verspätet gedruckt: 118 und 119.</p>',
  '<p>Seven boxes are still with you.</p>': '<p>Sieben Kisten stehen noch bei Ihnen.</p>',
  '<p>Done, no remarks.</p>': '<p>Erledigt, keine Beanstandungen.</p>',
  '<p>The lemon one is nearly gone.</p>': '<p>Der zitronige ist fast ausverkauft.</p>',
  'Day closed: {0}, {1} covers': 'Tag abgeschlossen: {0}, {1} Gäste',
  '<p>{0} covers, {1} voids, {2} comps. Card and cash agree.</p><p>Best seller: brown butter hake.</p>':
    '<p>{0} Gäste, {1} Stornos, {2} aufs Haus. Karte und Bargeld stimmen überein.</p><p>Bestseller: Seehecht in brauner Butter.</p>',
  '<p>{0} covers, {1} voids, {2} comps. Card and cash agree.</p><p>Best seller: bread and cultured butter.</p>':
    '<p>{0} Gäste, {1} Stornos, {2} aufs Haus. Karte und Bargeld stimmen überein.</p><p>Bestseller: Brot mit Sauerrahmbutter.</p>',
  '<p>{0} covers, {1} voids, {2} comps. Card and cash agree.</p><p>Sold out before ten: the tart of the day.</p>':
    '<p>{0} Gäste, {1} Stornos, {2} aufs Haus. Karte und Bargeld stimmen überein.</p><p>Vor zehn ausverkauft: die Tarte des Tages.</p>',
  'The very long matter of which chairs go where on the terrace once the awning is moved two metres towards the harbour and the heaters stand in the other row, including the four folding ones from Komorebi':
    'Die sehr lange Frage, welche Stühle wo auf der Terrasse stehen, sobald die Markise zwei Meter zum Hafen rückt und die Heizstrahler in der anderen Reihe stehen, samt den vier Klappstühlen von Komorebi',
  'our call': 'unser Gespräch',
};

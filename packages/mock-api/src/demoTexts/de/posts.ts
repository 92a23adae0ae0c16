import type { Texts } from '../texts';

export const posts: Texts = {
  'Most stock counts fail in the first five minutes: two people start at opposite ends, meet at the dairy shelf, and one of them has already counted the cream. The figure that comes out is wrong by one crate, and from then on nobody believes the sheet.':
    'Die meisten Zählungen scheitern in den ersten fünf Minuten: Zwei beginnen an entgegengesetzten Enden, treffen sich am Milchregal, und einer hat die Sahne schon gezählt. Die Zahl ist um eine Kiste falsch, und von da an glaubt niemand mehr der Liste.',
  'We changed one thing. The sheet now follows the shelves, left to right and top to bottom, and the person who counts never holds the pen.':
    'Wir haben eine Sache geändert. Die Liste folgt jetzt den Regalen, von links nach rechts und von oben nach unten, und wer zählt, hält nie den Stift.',
  'What goes on the sheet': 'Was auf die Liste kommt',
  'The shelf first, the product second. People walk past shelves, not past categories.':
    'Erst das Regal, dann das Produkt. Man geht an Regalen entlang, nicht an Kategorien.',
  'The unit it is bought in. Three and a half crates is a count; forty-two lemons is an argument.':
    'Die Einheit, in der gekauft wird. Dreieinhalb Kisten sind eine Zählung, zweiundvierzig Zitronen ein Streit.',
  'A blank, never last week’s number. A number that is already there gets copied.':
    'Ein leeres Feld, nie die Zahl der Vorwoche. Eine Zahl, die schon dasteht, wird abgeschrieben.',
  'The first honest count was 6% below the books. That was not theft. It was four months of half cases written as whole ones, and it took one evening to put right.':
    'Die erste ehrliche Zählung lag 6 % unter den Büchern. Das war kein Diebstahl. Es waren vier Monate halber Kisten, die als ganze notiert waren, und es war an einem Abend behoben.',
  'At ten past eight on a Friday the pass at Saltbox &amp; Rye held eleven plates and three arguments. Every one of the plates was hot when it was put there.':
    'Um zehn nach acht an einem Freitag standen am Pass von Saltbox &amp; Rye elf Teller und drei Streitgespräche. Jeder Teller war heiß, als er dort abgestellt wurde.',
  'The trouble was not the cooks, and it was not the runners. There was room for six plates. The seventh went on top of the ticket printer, and from then on nobody could read a ticket without moving food.':
    'Es lag nicht an den Köchen und nicht an den Runnern. Es war Platz für sechs Teller. Der siebte stand auf dem Bondrucker, und danach konnte niemand einen Bon lesen, ohne Essen zu verschieben.',
  'If there is no empty space on the pass, there is nobody running it.':
    'Wenn am Pass kein Platz frei ist, führt ihn niemand.',
  'We moved the printer up, took the bread basket away and painted six squares. A seventh plate now has nowhere to go, so somebody calls for hands. Landing time fell from nine minutes to six in a week.':
    'Wir haben den Drucker höher gehängt, den Brotkorb weggenommen und sechs Felder aufgemalt. Ein siebter Teller hat jetzt keinen Platz, also ruft jemand nach Händen. Die Zeit am Pass fiel in einer Woche von neun Minuten auf sechs.',
  'We followed forty tables for a fortnight. Nobody read a description to its end when it ran past two lines, and nobody ordered a side that stood in a list called “Sides”.':
    'Wir haben zwei Wochen lang vierzig Tische beobachtet. Niemand las eine Beschreibung zu Ende, die länger als zwei Zeilen war, und niemand bestellte eine Beilage aus einer Liste namens „Beilagen“.',
  'So the charred cabbage left the list and went under the lamb, with its price. It outsold the chips by Thursday.':
    'Also verließ der verkohlte Kohl die Liste und kam unter das Lamm, mit seinem Preis. Am Donnerstag verkaufte er sich besser als die Pommes.',
  'Three rules we kept': 'Drei Regeln, die geblieben sind',
  'Name what is done to it before where it comes from.':
    'Nennen Sie zuerst, was damit gemacht wird, dann, woher es kommt.',
  'One surprise a dish. Two read like a mistake.': 'Eine Überraschung pro Gericht. Zwei lesen sich wie ein Fehler.',
  'If the price needs an excuse, change the plate, not the words.':
    'Braucht der Preis eine Entschuldigung, ändern Sie den Teller, nicht die Worte.',
  'The hardest part was to throw away “selection of”. Nobody has ever craved a selection.':
    'Am schwersten war es, auf „Auswahl von“ zu verzichten. Niemand hatte je Lust auf eine Auswahl.',
  'A table of four that does not come is usually booked as four average bills lost. That is too much: what was not cooked was not bought twice. It is also too little, because the table of two you turned away at the door is nowhere in the books.':
    'Ein Vierertisch, der nicht kommt, gilt meist als vier entgangene Durchschnittsrechnungen. Das ist zu viel: Was nicht gekocht wurde, wurde nicht zweimal gekauft. Es ist auch zu wenig, denn der Zweiertisch, den Sie an der Tür abgewiesen haben, steht in keinem Buch.',
  'The sum': 'Die Rechnung',
  'The margin of four covers, not their price: about 62% of the bill here.':
    'Der Deckungsbeitrag von vier Gästen, nicht ihr Preis: hier etwa 62 % der Rechnung.',
  'The walk-in you refused between a quarter to and half past.':
    'Die Laufkundschaft, die Sie zwischen Viertel nach und halb abgewiesen haben.',
  'The prep that only keeps for one service. For us that is fish and salad.':
    'Die Vorbereitung, die nur einen Service hält. Bei uns sind das Fisch und Salat.',
  'Nothing for the wages. They were paid either way.': 'Nichts für die Löhne. Die wurden ohnehin gezahlt.',
  'In New York it comes to $148 for a table of four. A message at two in the afternoon, with one button to cancel, costs four cents and saves one table in three.':
    'In New York sind das 148 $ für einen Vierertisch. Eine Nachricht um zwei Uhr nachmittags mit einem Knopf zum Absagen kostet vier Cent und rettet jeden dritten Tisch.',
  'The fish at Casa Alecrim is not better because we have a better eye for it. It is better because the invoice of last Tuesday was paid last Tuesday.':
    'Der Fisch im Casa Alecrim ist nicht besser, weil wir ein besseres Auge haben. Er ist besser, weil die Rechnung vom letzten Dienstag am letzten Dienstag bezahlt wurde.',
  'Small suppliers have no credit department. They have a phone, a van and a memory. When there are four good turbots and nine restaurants, the memory decides.':
    'Kleine Lieferanten haben keine Kreditabteilung. Sie haben ein Telefon, einen Wagen und ein Gedächtnis. Bei vier guten Steinbutten und neun Restaurants entscheidet das Gedächtnis.',
  'You are not buying fish. You are buying the second phone call.':
    'Sie kaufen keinen Fisch. Sie kaufen den zweiten Anruf.',
  'So payment dates are now a thing the app nags about, two days ahead, with the name of the person who is waiting. Late payments went from eleven a month to one.':
    'Deshalb mahnt die App jetzt Zahlungstermine an, zwei Tage vorher, mit dem Namen der Person, die wartet. Verspätete Zahlungen fielen von elf im Monat auf eine.',
  'A list that is too long is not done slowly. It is done in one go, from memory, at the door, with a coat on. That is how thirty-one ticks and an open gas tap happen on the same night.':
    'Eine zu lange Liste wird nicht langsam abgearbeitet. Sie wird in einem Zug abgehakt, aus dem Gedächtnis, an der Tür, im Mantel. So kommen einunddreißig Haken und ein offener Gashahn in dieselbe Nacht.',
  'The nine': 'Die neun',
  'Gas off at the wall.': 'Gas an der Wand abgedreht.',
  'Walk-in door closed, seal felt with the hand.': 'Kühlhaustür zu, Dichtung mit der Hand geprüft.',
  'Fryer covered.': 'Fritteuse abgedeckt.',
  'Raw below cooked.': 'Rohes unter Gekochtem.',
  'Everything labelled with today.': 'Alles mit heutigem Datum beschriftet.',
  'Drains clear.': 'Abflüsse frei.',
  'Ice machine shut.': 'Eismaschine geschlossen.',
  'Bins out.': 'Müll draußen.',
  'Back door, from outside.': 'Hintertür, von außen.',
  'Everything else moved to the morning, where someone is awake enough to do it properly.':
    'Alles andere wanderte in den Morgen, wenn jemand wach genug ist, es richtig zu machen.',
  'There are three moments to say that the short rib is finished: when they sit down, when they order, and when the kitchen sends somebody out. Each costs about ten times what the one before does.':
    'Es gibt drei Momente, um zu sagen, dass die Short Rib aus ist: beim Platznehmen, beim Bestellen und wenn die Küche jemanden hinausschickt. Jeder kostet etwa das Zehnfache des vorigen.',
  'The board in the app takes one tap from the line, and the tablets on the floor show it two seconds later. What took longer was the habit. For the first month we counted how many portions were left when the tap was made. The answer was zero, and often less.':
    'Die Tafel in der App braucht vom Posten aus einen Tipp, und die Tablets im Gastraum zeigen es zwei Sekunden später. Länger dauerte die Gewohnheit. Im ersten Monat zählten wir, wie viele Portionen beim Tippen noch übrig waren. Die Antwort war null, oft weniger.',
  'Tap at four, not at nought': 'Bei vier tippen, nicht bei null',
  'Now the dish is marked “last four” while there still are four. Servers sell them, tables feel lucky, and the rib has not been struck off a ticket since September.':
    'Jetzt steht „die letzten vier“ am Gericht, solange es noch vier gibt. Der Service verkauft sie, die Tische freuen sich, und seit September wurde keine Rib mehr von einem Bon gestrichen.',
  'Half the people who left in spring named the same reason, and it was not the pay. They did not know on Thursday whether they worked on Saturday.':
    'Die Hälfte derer, die im Frühjahr gingen, nannte denselben Grund, und es war nicht das Geld. Sie wussten am Donnerstag nicht, ob sie am Samstag arbeiten.',
  'The new roster comes out every second Monday, for the fourteen days that begin a week later. What is out is fixed. Whoever wants a change finds a swap, and the app only asks the manager when the swap would cost overtime or leave a station without anyone trained for it.':
    'Der neue Dienstplan erscheint jeden zweiten Montag, für die vierzehn Tage ab der Woche darauf. Was draußen ist, gilt. Wer etwas ändern will, sucht einen Tausch, und die App fragt die Leitung nur, wenn er Überstunden kostet oder einen Posten ohne Eingearbeitete lässt.',
  'Open shifts fell by half.': 'Offene Schichten gingen um die Hälfte zurück.',
  'Sick notes on Saturdays fell by a third.': 'Krankmeldungen an Samstagen um ein Drittel.',
  'The manager got Mondays back.': 'Die Leitung hat ihre Montage zurück.',
  'The hardest rule to keep is ours: no more “could you just”. We broke it twice, and both times it cost us a week of trust.':
    'Die schwerste Regel ist unsere eigene: kein „Könntest du mal eben“ mehr. Wir haben sie zweimal gebrochen, und beide Male kostete es uns eine Woche Vertrauen.',
  'On the card it said “a knob of butter, miso to taste”. In Tokyo taste is one thing and in Lisbon another, and a knob is whatever the person who trained you held up.':
    'Auf der Karte stand „ein Stück Butter, Miso nach Geschmack“. In Tokio ist Geschmack das eine, in Lissabon das andere, und ein Stück ist, was die Person hochhielt, die einen eingearbeitet hat.',
  'We weighed everything for a week, without changing anything, and wrote down what each kitchen really did. The differences were not where we had looked for them: the butter was the same to the gram, the miso differed by a factor of two, and New York had added lime.':
    'Wir haben eine Woche lang alles gewogen, ohne etwas zu ändern, und aufgeschrieben, was jede Küche wirklich tat. Die Unterschiede lagen nicht, wo wir sie gesucht hatten: Die Butter stimmte aufs Gramm, das Miso wich um den Faktor zwei ab, und New York gab Limette dazu.',
  'The lime stayed. It is on the card now, for all three.':
    'Die Limette blieb. Sie steht jetzt auf der Karte, für alle drei.',
  'A recipe card has a yield, weights, one photo of how it looks when it is right and one of how it looks when it is too late. No adjectives.':
    'Eine Rezeptkarte hat einen Ertrag, Gewichte, ein Foto, wie es richtig aussieht, und eines, wie es zu spät aussieht. Keine Adjektive.',
  'A void before the ticket prints is a slip of the finger. A void after it printed is a plate. They stand in the same column on most reports, and so nobody reads the column.':
    'Ein Storno vor dem Bondruck ist ein Vertipper. Ein Storno danach ist ein Teller. In den meisten Berichten stehen beide in derselben Spalte, und deshalb liest niemand die Spalte.',
  'We split them. The first kind tells you which button is too close to which. The second tells you what left the pass and came back, and at which minute.':
    'Wir haben sie getrennt. Die erste Art zeigt, welche Taste zu nah an welcher liegt. Die zweite zeigt, was den Pass verließ und zurückkam, und in welcher Minute.',
  'What we found': 'Was wir gefunden haben',
  'Nine of ten slips were the same two buttons. They have swapped places.':
    'Neun von zehn Vertippern betrafen dieselben zwei Tasten. Sie haben die Plätze getauscht.',
  'Plates came back mostly between 20:40 and 21:10, from the six tables furthest from the pass.':
    'Teller kamen meist zwischen 20:40 und 21:10 zurück, von den sechs Tischen, die am weitesten vom Pass stehen.',
  'Comps followed ten minutes later, on the same tables.':
    'Einladungen folgten zehn Minuten später, an denselben Tischen.',
  'One more runner in that half hour costs $19 a night. The plates that came back cost $70.':
    'Ein Runner mehr in dieser halben Stunde kostet 19 $ am Abend. Die zurückgegebenen Teller kosteten 70 $.',
  'Oil is the one thing in the dry store that rises in price every month from May to October and is no better for it. We ordered by the pallet as the cellar emptied, and paid for each of those months.':
    'Öl ist das Einzige im Trockenlager, das von Mai bis Oktober jeden Monat teurer und dabei nicht besser wird. Wir bestellten palettenweise, sobald der Keller leer wurde, und zahlten für jeden dieser Monate.',
  'This year the group bought 1,140 litres in November, from two presses, at one price. It takes a third of a shelf in each restaurant and a corner of the warehouse.':
    'In diesem Jahr kaufte die Gruppe im November 1.140 Liter, bei zwei Mühlen, zu einem Preis. Das braucht in jedem Restaurant ein Drittel eines Regals und eine Ecke im Lager.',
  'What to check first': 'Was zuerst zu prüfen ist',
  'That it keeps: dark, cool, and in tins of five litres.':
    'Dass es hält: dunkel, kühl und in Kanistern zu fünf Litern.',
  'That the press takes payment in three parts.': 'Dass die Mühle eine Zahlung in drei Raten annimmt.',
  'That the chef has tasted the tin and not the sample.':
    'Dass die Küchenleitung den Kanister probiert hat und nicht das Muster.',
  'Against last year’s invoices it saves 11%. Against last year’s panic in August it saves rather more.':
    'Gegenüber den Rechnungen vom letzten Jahr spart es 11 %. Gegenüber der Panik im letzten August noch etwas mehr.',
  'Somebody who follows a good server for a week learns to follow. So each of the first four evenings has one job, and that job is real.':
    'Wer eine Woche lang einer guten Kraft nachläuft, lernt nachzulaufen. Also hat jeder der ersten vier Abende eine Aufgabe, und die ist echt.',
  'Run food. By the end of it they know every table number and every plate.':
    'Essen tragen. Am Ende kennen sie jede Tischnummer und jeden Teller.',
  'Water, bread and clearing on one section. They learn to look at a table without being asked.':
    'Wasser, Brot und Abräumen in einem Bereich. Sie lernen, einen Tisch anzusehen, ohne gebeten zu werden.',
  'Two tables of their own, with somebody at the next section who has one table fewer.':
    'Zwei eigene Tische, und im Bereich daneben jemand mit einem Tisch weniger.',
  'Four tables, and the till. The manager reads the bills with them after close.':
    'Vier Tische und die Kasse. Die Leitung geht nach Schluss die Rechnungen mit ihnen durch.',
  'On the fifth evening they are on the roster. Not everybody stays, but those who go do so on the second evening and not in the second month.':
    'Am fünften Abend stehen sie im Dienstplan. Nicht alle bleiben, aber wer geht, geht am zweiten Abend und nicht im zweiten Monat.',
  'A list of allergens that is typed a second time is wrong within a month. Ours was right on the wall, old on the tablets and missing on the delivery menu.':
    'Eine Allergenliste, die ein zweites Mal getippt wird, ist innerhalb eines Monats falsch. Unsere stimmte an der Wand, war auf den Tablets alt und fehlte auf der Lieferkarte.',
  'Now it is worked out from the recipe cards. Whoever changes a card sees which dishes gain or lose a mark, and the change cannot be published until a second person has looked.':
    'Jetzt wird sie aus den Rezeptkarten berechnet. Wer eine Karte ändert, sieht, welche Gerichte ein Zeichen gewinnen oder verlieren, und die Änderung kann erst veröffentlicht werden, wenn eine zweite Person sie geprüft hat.',
  'Still open: what we say when a supplier swaps a product on the morning of the delivery. We will write that down when we have tried it for a month.':
    'Noch offen: was wir sagen, wenn ein Lieferant am Morgen der Lieferung ein Produkt tauscht. Das schreiben wir auf, wenn wir es einen Monat lang ausprobiert haben.',
  'Covers by half hour, January to March, three years. Wages against the last hour of service.':
    'Gäste pro halbe Stunde, Januar bis März, drei Jahre. Löhne gegen die letzte Servicestunde.',
  'Lisbon: close at 22:30 on Mondays?': 'Lissabon: montags um 22:30 schließen?',
  'Tokyo: the last train decides.': 'Tokio: Der letzte Zug entscheidet.',
  'New York: ask Ilse about the bar.': 'New York: Ilse wegen der Bar fragen.',
};

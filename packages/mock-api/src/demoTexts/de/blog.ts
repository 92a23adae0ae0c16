import type { Texts } from '../texts';

export const blog: Texts = {
  'Count the walk-in before you count the money': 'Zählen Sie erst das Kühlhaus, dann das Geld',
  'The pass is a place, not a person': 'Der Pass ist ein Ort, keine Person',
  'Writing a menu description that sells the side dish': 'Speisekartentexte, die die Beilage verkaufen',
  'What a no-show costs on a table of four': 'Was ein No-Show an einem Vierertisch kostet',
  'Pay the supplier you want to keep on the day you said':
    'Den Lieferanten, den Sie behalten wollen, am zugesagten Tag bezahlen',
  'A close-down list short enough to be done': 'Eine Schlussliste, kurz genug, um sie zu erledigen',
  'Sold out, said early': 'Ausverkauft, rechtzeitig gesagt',
  'Rosters people can plan a life around': 'Dienstpläne, nach denen man leben kann',
  'Three kitchens, one recipe card': 'Drei Küchen, eine Rezeptkarte',
  'Reading a Friday by its voids': 'Einen Freitag an seinen Stornos lesen',
  'Buying olive oil by the harvest': 'Olivenöl nach der Ernte kaufen',
  'Training a new server in four evenings': 'Neue im Service an vier Abenden einarbeiten',
  'Allergens: the one list nobody may guess from': 'Allergene: die eine Liste, aus der niemand raten darf',
  'Notes for a piece on winter opening hours': 'Notizen für einen Beitrag über Öffnungszeiten im Winter',
  'tags:stock': 'tags:Lager',
  'tags:routine': 'tags:Routine',
  'tags:tickets': 'tags:Bons',
  'tags:floor plan': 'tags:Tischplan',
  'tags:wording': 'tags:Wortwahl',
  'tags:margin': 'tags:Marge',
  'tags:bookings': 'tags:Reservierungen',
  'tags:invoices': 'tags:Rechnungen',
  'tags:safety': 'tags:Sicherheit',
  'tags:sold out': 'tags:ausverkauft',
  'tags:shifts': 'tags:Schichten',
  'tags:training': 'tags:Training',
  'tags:recipes': 'tags:Rezepte',
  'tags:bills': 'tags:Kassenbelege',
  'tags:voids': 'tags:Stornos',
  'tags:oil': 'tags:Öl',
  'tags:allergens': 'tags:Allergene',
  'A weekly count takes forty minutes. The order you count in decides whether anyone trusts the result.':
    'Die wöchentliche Zählung dauert vierzig Minuten. Die Reihenfolge entscheidet, ob jemand dem Ergebnis traut.',
  'When tickets bunch up at eight, look at the metre of steel between the kitchen and the floor.':
    'Wenn sich um acht die Bons stauen, sehen Sie auf den Meter Stahl zwischen Küche und Gastraum.',
  'Guests read eleven words and then the price. Which eleven is up to you.':
    'Gäste lesen elf Wörter und dann den Preis. Welche elf, entscheiden Sie.',
  'It is not the price of four dinners. Here is the sum, with the parts people forget.':
    'Es ist nicht der Preis von vier Abendessen. Hier ist die Rechnung, samt den Posten, die man vergisst.',
  'A rebate of 1% is worth less than being the first call when the boat comes in.':
    'Ein Rabatt von 1 % ist weniger wert als der erste Anruf, wenn das Boot einläuft.',
  'Thirty-one points, all ticked, and the gas still on. We cut it to nine.':
    'Einunddreißig Punkte, alle abgehakt, und das Gas noch an. Wir haben auf neun gekürzt.',
  'Guests forgive a dish that is gone. They do not forgive hearing it after the wine is open.':
    'Gäste verzeihen ein Gericht, das aus ist. Nicht aber, es zu erfahren, wenn der Wein schon offen ist.',
  'Two weeks’ notice, no split shifts on Sundays, and swaps without asking the boss.':
    'Zwei Wochen Vorlauf, sonntags kein Teildienst, und Tausch ohne die Chefin zu fragen.',
  'The same miso butter in New York, Lisbon and Tokyo tasted of three things. The card was the reason.':
    'Dieselbe Misobutter schmeckte in New York, Lissabon und Tokio dreimal anders. Schuld war die Karte.',
  'The total says how much you took. The voids say how the night went.':
    'Die Summe sagt, wie viel Sie eingenommen haben. Die Stornos sagen, wie der Abend war.',
  'A year’s oil in one order sounds bold. The sum is duller, and better.':
    'Öl für ein Jahr in einer Bestellung klingt kühn. Die Rechnung ist langweiliger, und besser.',
  'Shadowing teaches people to stand in the way. Here is what we do instead.':
    'Mitlaufen lehrt, im Weg zu stehen. Das machen wir stattdessen.',
  'How the allergen matrix gets from the recipe card to the person who asks, without being retyped.':
    'Wie die Allergenmatrix von der Rezeptkarte zu der Person kommt, die fragt, ohne noch einmal getippt zu werden.',
  'A shelf with jars, bowls and bottles, drawn': 'Ein Regal mit Gläsern, Schalen und Flaschen, gezeichnet',
  'We do it from the bottom shelf up, because the heavy things are there and nobody has to bend twice. Does the order matter, as long as it is the same every week?':
    'Wir gehen von unten nach oben, weil dort die schweren Sachen stehen und sich niemand zweimal bücken muss. Spielt die Reihenfolge eine Rolle, solange sie jede Woche gleich ist?',
  'It does not. The same order every week is the whole trick.':
    'Nein. Jede Woche dieselbe Reihenfolge ist der ganze Trick.',
  'Can confirm: since the sheet follows the shelves I am home by one.':
    'Kann ich bestätigen: Seit die Liste den Regalen folgt, bin ich um eins zu Hause.',
  'Half cases! We had the same. Ours were written as whole ones since the move.':
    'Halbe Kisten! Hatten wir auch. Unsere standen seit dem Umzug als ganze da.',
  'Four months of it here. I still have the sheets, as a warning.':
    'Hier vier Monate lang. Ich habe die Listen noch, als Warnung.',
  'Six painted squares went down at our place last week. The shouting has stopped.':
    'Sechs gemalte Felder gibt es bei uns seit letzter Woche. Das Geschrei hat aufgehört.',
  'The cabbage is now the dish people ask for by name.':
    'Der Kohl ist jetzt das Gericht, nach dem die Leute namentlich fragen.',
  'Then it may have the lamb under it and not the other way round.':
    'Dann darf das Lamm darunter liegen und nicht umgekehrt.',
  'From the other end of the phone: yes, we remember.': 'Vom anderen Ende der Leitung: Ja, wir merken uns das.',
  'Ours has twelve. I will try to lose three.': 'Unsere hat zwölf. Ich versuche, drei loszuwerden.',
  '“Last four” sells better than any special I have ever recited.':
    '„Die letzten vier“ verkauft sich besser als jede Empfehlung, die ich je aufgesagt habe.',
  'Swaps without asking are the best thing that has happened to my Sundays.':
    'Tauschen ohne zu fragen ist das Beste, was meinen Sonntagen passiert ist.',
  'And the best thing that has happened to my Mondays.': 'Und das Beste, was meinen Montagen passiert ist.',
  'The lime is right. Please do not tell anyone that I said so.':
    'Die Limette stimmt. Bitte sagt niemandem, dass ich das gesagt habe.',
  'Which two buttons? I think that I know.': 'Welche zwei Tasten? Ich glaube, ich weiß es.',
  'Taste the tin and not the sample. This.': 'Den Kanister probieren und nicht das Muster. Genau das.',
  'blogCategories:Kitchen': 'blogCategories:Küche',
  'blogCategories:Service': 'blogCategories:Service',
  'blogCategories:Menu': 'blogCategories:Speisekarte',
  'blogCategories:Numbers': 'blogCategories:Zahlen',
  'blogCategories:Suppliers': 'blogCategories:Lieferanten',
  'blogCategories:People': 'blogCategories:Team',
  'category:Kitchen': 'category:Küche',
  'category:Service': 'category:Service',
  'category:Menu': 'category:Speisekarte',
  'category:Numbers': 'category:Zahlen',
  'category:Suppliers': 'category:Lieferanten',
  'category:People': 'category:Team',
};

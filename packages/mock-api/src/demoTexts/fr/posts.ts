import type { Texts } from '../texts';

export const posts: Texts = {
  'Most stock counts fail in the first five minutes: two people start at opposite ends, meet at the dairy shelf, and one of them has already counted the cream. The figure that comes out is wrong by one crate, and from then on nobody believes the sheet.':
    'La plupart des inventaires échouent dans les cinq premières minutes : deux personnes partent des deux bouts, se rejoignent au rayon crèmerie, et l’une a déjà compté la crème. Le chiffre est faux d’une caisse, et plus personne ne croit la feuille.',
  'We changed one thing. The sheet now follows the shelves, left to right and top to bottom, and the person who counts never holds the pen.':
    'Nous avons changé une chose. La feuille suit les étagères, de gauche à droite et de haut en bas, et celui qui compte ne tient jamais le stylo.',
  'What goes on the sheet': 'Ce qui va sur la feuille',
  'The shelf first, the product second. People walk past shelves, not past categories.':
    'L’étagère d’abord, le produit ensuite. On longe des étagères, pas des catégories.',
  'The unit it is bought in. Three and a half crates is a count; forty-two lemons is an argument.':
    'L’unité d’achat. Trois caisses et demie, c’est un compte ; quarante-deux citrons, une dispute.',
  'A blank, never last week’s number. A number that is already there gets copied.':
    'Un blanc, jamais le chiffre de la semaine passée. Un chiffre déjà écrit est recopié.',
  'The first honest count was 6% below the books. That was not theft. It was four months of half cases written as whole ones, and it took one evening to put right.':
    'Le premier comptage honnête était 6 % sous les livres. Ce n’était pas du vol. C’étaient quatre mois de demi-caisses notées entières, et une soirée a suffi pour corriger.',
  'At ten past eight on a Friday the pass at Saltbox &amp; Rye held eleven plates and three arguments. Every one of the plates was hot when it was put there.':
    'À huit heures dix un vendredi, le passe de Saltbox &amp; Rye portait onze assiettes et trois disputes. Chaque assiette était chaude quand on l’y avait posée.',
  'The trouble was not the cooks, and it was not the runners. There was room for six plates. The seventh went on top of the ticket printer, and from then on nobody could read a ticket without moving food.':
    'Ce n’étaient ni les cuisiniers ni les commis. Il y avait place pour six assiettes. La septième allait sur l’imprimante, et plus personne ne pouvait lire un bon sans déplacer un plat.',
  'If there is no empty space on the pass, there is nobody running it.':
    'S’il n’y a pas de place libre sur le passe, personne ne le tient.',
  'We moved the printer up, took the bread basket away and painted six squares. A seventh plate now has nowhere to go, so somebody calls for hands. Landing time fell from nine minutes to six in a week.':
    'Nous avons monté l’imprimante, ôté la corbeille de pain et peint six carrés. Une septième assiette n’a plus où aller, alors quelqu’un appelle des bras. L’attente est passée de neuf minutes à six en une semaine.',
  'We followed forty tables for a fortnight. Nobody read a description to its end when it ran past two lines, and nobody ordered a side that stood in a list called “Sides”.':
    'Nous avons suivi quarante tables pendant quinze jours. Personne n’a lu jusqu’au bout une description de plus de deux lignes, et personne n’a commandé un accompagnement dans une liste nommée « Accompagnements ».',
  'So the charred cabbage left the list and went under the lamb, with its price. It outsold the chips by Thursday.':
    'Le chou grillé a donc quitté la liste pour aller sous l’agneau, avec son prix. Jeudi, il se vendait mieux que les frites.',
  'Three rules we kept': 'Trois règles conservées',
  'Name what is done to it before where it comes from.': 'Dites ce qu’on en fait avant d’où il vient.',
  'One surprise a dish. Two read like a mistake.': 'Une surprise par plat. Deux ressemblent à une erreur.',
  'If the price needs an excuse, change the plate, not the words.':
    'Si le prix demande une excuse, changez l’assiette, pas les mots.',
  'The hardest part was to throw away “selection of”. Nobody has ever craved a selection.':
    'Le plus dur fut de jeter « sélection de ». Personne n’a jamais eu envie d’une sélection.',
  'A table of four that does not come is usually booked as four average bills lost. That is too much: what was not cooked was not bought twice. It is also too little, because the table of two you turned away at the door is nowhere in the books.':
    'Une table de quatre qui ne vient pas est d’ordinaire comptée comme quatre additions moyennes perdues. C’est trop : ce qui n’a pas été cuisiné n’a pas été acheté deux fois. C’est aussi trop peu, car la table de deux refusée à la porte n’est dans aucun livre.',
  'The sum': 'Le calcul',
  'The margin of four covers, not their price: about 62% of the bill here.':
    'La marge de quatre couverts, pas leur prix : environ 62 % de l’addition ici.',
  'The walk-in you refused between a quarter to and half past.':
    'Le client sans réservation refusé entre le quart et la demie.',
  'The prep that only keeps for one service. For us that is fish and salad.':
    'La préparation qui ne tient qu’un service. Chez nous, le poisson et la salade.',
  'Nothing for the wages. They were paid either way.': 'Rien pour les salaires. Ils étaient payés de toute façon.',
  'In New York it comes to $148 for a table of four. A message at two in the afternoon, with one button to cancel, costs four cents and saves one table in three.':
    'À New York, cela fait 148 $ pour une table de quatre. Un message à quatorze heures, avec un bouton pour annuler, coûte quatre cents et sauve une table sur trois.',
  'The fish at Casa Alecrim is not better because we have a better eye for it. It is better because the invoice of last Tuesday was paid last Tuesday.':
    'Le poisson de Casa Alecrim n’est pas meilleur parce que nous avons l’œil. Il l’est parce que la facture de mardi dernier a été payée mardi dernier.',
  'Small suppliers have no credit department. They have a phone, a van and a memory. When there are four good turbots and nine restaurants, the memory decides.':
    'Les petits fournisseurs n’ont pas de service crédit. Ils ont un téléphone, un camion et une mémoire. Pour quatre beaux turbots et neuf restaurants, c’est la mémoire qui décide.',
  'You are not buying fish. You are buying the second phone call.':
    'Vous n’achetez pas du poisson. Vous achetez le deuxième appel.',
  'So payment dates are now a thing the app nags about, two days ahead, with the name of the person who is waiting. Late payments went from eleven a month to one.':
    'L’application rappelle donc les échéances deux jours avant, avec le nom de la personne qui attend. Les retards sont passés de onze par mois à un.',
  'A list that is too long is not done slowly. It is done in one go, from memory, at the door, with a coat on. That is how thirty-one ticks and an open gas tap happen on the same night.':
    'Une liste trop longue n’est pas faite lentement. Elle est faite d’une traite, de mémoire, à la porte, le manteau sur le dos. C’est ainsi que trente et une coches et un robinet de gaz ouvert arrivent la même nuit.',
  'The nine': 'Les neuf',
  'Gas off at the wall.': 'Gaz coupé au mur.',
  'Walk-in door closed, seal felt with the hand.': 'Porte de la chambre froide fermée, joint vérifié à la main.',
  'Fryer covered.': 'Friteuse couverte.',
  'Raw below cooked.': 'Le cru sous le cuit.',
  'Everything labelled with today.': 'Tout étiqueté à la date du jour.',
  'Drains clear.': 'Siphons dégagés.',
  'Ice machine shut.': 'Machine à glaçons fermée.',
  'Bins out.': 'Poubelles sorties.',
  'Back door, from outside.': 'Porte de derrière, de l’extérieur.',
  'Everything else moved to the morning, where someone is awake enough to do it properly.':
    'Tout le reste est passé au matin, quand quelqu’un est assez réveillé pour bien faire.',
  'There are three moments to say that the short rib is finished: when they sit down, when they order, and when the kitchen sends somebody out. Each costs about ten times what the one before does.':
    'Il y a trois moments pour dire que le plat de côte est fini : quand ils s’assoient, quand ils commandent, et quand la cuisine envoie quelqu’un. Chacun coûte environ dix fois le précédent.',
  'The board in the app takes one tap from the line, and the tablets on the floor show it two seconds later. What took longer was the habit. For the first month we counted how many portions were left when the tap was made. The answer was zero, and often less.':
    'Le tableau de l’application demande une touche depuis le poste, et les tablettes de salle l’affichent deux secondes après. L’habitude a pris plus de temps. Le premier mois, nous avons compté les portions restantes au moment de la touche. La réponse était zéro, et souvent moins.',
  'Tap at four, not at nought': 'Touchez à quatre, pas à zéro',
  'Now the dish is marked “last four” while there still are four. Servers sell them, tables feel lucky, and the rib has not been struck off a ticket since September.':
    'Le plat est maintenant marqué « les quatre derniers » tant qu’il en reste quatre. La salle les vend, les tables se sentent chanceuses, et aucun bon n’a été rayé depuis septembre.',
  'Half the people who left in spring named the same reason, and it was not the pay. They did not know on Thursday whether they worked on Saturday.':
    'La moitié de ceux qui sont partis au printemps ont donné la même raison, et ce n’était pas la paie. Le jeudi, ils ne savaient pas s’ils travaillaient samedi.',
  'The new roster comes out every second Monday, for the fourteen days that begin a week later. What is out is fixed. Whoever wants a change finds a swap, and the app only asks the manager when the swap would cost overtime or leave a station without anyone trained for it.':
    'Le nouveau planning paraît un lundi sur deux, pour les quatorze jours qui commencent une semaine plus tard. Ce qui est paru est fixé. Qui veut un changement trouve un échange, et l’application ne demande au responsable que s’il coûte des heures supplémentaires ou laisse un poste sans personne de formé.',
  'Open shifts fell by half.': 'Les services vacants ont baissé de moitié.',
  'Sick notes on Saturdays fell by a third.': 'Les arrêts maladie du samedi ont baissé d’un tiers.',
  'The manager got Mondays back.': 'Le responsable a retrouvé ses lundis.',
  'The hardest rule to keep is ours: no more “could you just”. We broke it twice, and both times it cost us a week of trust.':
    'La règle la plus dure est la nôtre : plus de « tu pourrais juste ». Nous l’avons enfreinte deux fois, et chaque fois cela nous a coûté une semaine de confiance.',
  'On the card it said “a knob of butter, miso to taste”. In Tokyo taste is one thing and in Lisbon another, and a knob is whatever the person who trained you held up.':
    'Sur la fiche, on lisait « une noix de beurre, miso au goût ». À Tokyo le goût est une chose, à Lisbonne une autre, et une noix est ce que montrait la personne qui vous a formé.',
  'We weighed everything for a week, without changing anything, and wrote down what each kitchen really did. The differences were not where we had looked for them: the butter was the same to the gram, the miso differed by a factor of two, and New York had added lime.':
    'Nous avons tout pesé pendant une semaine, sans rien changer, et noté ce que chaque cuisine faisait vraiment. Les écarts n’étaient pas où nous les cherchions : le beurre était le même au gramme près, le miso variait du simple au double, et New York ajoutait du citron vert.',
  'The lime stayed. It is on the card now, for all three.':
    'Le citron vert est resté. Il est sur la fiche, pour les trois.',
  'A recipe card has a yield, weights, one photo of how it looks when it is right and one of how it looks when it is too late. No adjectives.':
    'Une fiche recette a un rendement, des poids, une photo de ce qui est réussi et une de ce qui est trop tard. Pas d’adjectifs.',
  'A void before the ticket prints is a slip of the finger. A void after it printed is a plate. They stand in the same column on most reports, and so nobody reads the column.':
    'Une annulation avant l’impression du bon est une faute de frappe. Après, c’est une assiette. Dans la plupart des rapports, elles sont dans la même colonne, et personne ne lit la colonne.',
  'We split them. The first kind tells you which button is too close to which. The second tells you what left the pass and came back, and at which minute.':
    'Nous les avons séparées. La première dit quel bouton est trop près d’un autre. La seconde dit ce qui a quitté le passe et est revenu, et à quelle minute.',
  'What we found': 'Ce que nous avons trouvé',
  'Nine of ten slips were the same two buttons. They have swapped places.':
    'Neuf fautes sur dix venaient des deux mêmes boutons. Ils ont échangé leurs places.',
  'Plates came back mostly between 20:40 and 21:10, from the six tables furthest from the pass.':
    'Les assiettes revenaient surtout entre 20:40 et 21:10, des six tables les plus éloignées du passe.',
  'Comps followed ten minutes later, on the same tables.': 'Les offerts suivaient dix minutes après, aux mêmes tables.',
  'One more runner in that half hour costs $19 a night. The plates that came back cost $70.':
    'Un commis de plus pendant cette demi-heure coûte 19 $ par soir. Les assiettes revenues coûtaient 70 $.',
  'Oil is the one thing in the dry store that rises in price every month from May to October and is no better for it. We ordered by the pallet as the cellar emptied, and paid for each of those months.':
    'L’huile est la seule chose de l’épicerie qui augmente chaque mois de mai à octobre sans s’améliorer. Nous commandions à la palette quand la cave se vidait, et payions chacun de ces mois.',
  'This year the group bought 1,140 litres in November, from two presses, at one price. It takes a third of a shelf in each restaurant and a corner of the warehouse.':
    'Cette année, le groupe a acheté 1 140 litres en novembre, à deux moulins, à un seul prix. Cela prend un tiers d’étagère par restaurant et un coin de l’entrepôt.',
  'What to check first': 'Ce qu’il faut vérifier d’abord',
  'That it keeps: dark, cool, and in tins of five litres.':
    'Qu’elle se garde : à l’ombre, au frais, en bidons de cinq litres.',
  'That the press takes payment in three parts.': 'Que le moulin accepte un paiement en trois fois.',
  'That the chef has tasted the tin and not the sample.': 'Que le chef a goûté le bidon et non l’échantillon.',
  'Against last year’s invoices it saves 11%. Against last year’s panic in August it saves rather more.':
    'Par rapport aux factures de l’an dernier, l’économie est de 11 %. Par rapport à la panique d’août dernier, un peu plus.',
  'Somebody who follows a good server for a week learns to follow. So each of the first four evenings has one job, and that job is real.':
    'Qui suit un bon serveur une semaine apprend à suivre. Chacune des quatre premières soirées a donc une tâche, et elle est réelle.',
  'Run food. By the end of it they know every table number and every plate.':
    'Porter les plats. À la fin, ils connaissent chaque numéro de table et chaque assiette.',
  'Water, bread and clearing on one section. They learn to look at a table without being asked.':
    'Eau, pain et débarrassage d’un rang. Ils apprennent à regarder une table sans qu’on le leur demande.',
  'Two tables of their own, with somebody at the next section who has one table fewer.':
    'Deux tables à eux, et au rang voisin quelqu’un qui en a une de moins.',
  'Four tables, and the till. The manager reads the bills with them after close.':
    'Quatre tables, et la caisse. Le responsable relit les additions avec eux après la fermeture.',
  'On the fifth evening they are on the roster. Not everybody stays, but those who go do so on the second evening and not in the second month.':
    'Le cinquième soir, ils sont au planning. Tous ne restent pas, mais ceux qui partent le font le deuxième soir et non le deuxième mois.',
  'A list of allergens that is typed a second time is wrong within a month. Ours was right on the wall, old on the tablets and missing on the delivery menu.':
    'Une liste d’allergènes retapée est fausse en un mois. La nôtre était juste au mur, vieille sur les tablettes et absente de la carte de livraison.',
  'Now it is worked out from the recipe cards. Whoever changes a card sees which dishes gain or lose a mark, and the change cannot be published until a second person has looked.':
    'Elle est maintenant calculée à partir des fiches recettes. Qui modifie une fiche voit quels plats gagnent ou perdent une mention, et la modification n’est publiée qu’après un second regard.',
  'Still open: what we say when a supplier swaps a product on the morning of the delivery. We will write that down when we have tried it for a month.':
    'Reste à voir : que dire quand un fournisseur remplace un produit le matin de la livraison. Nous l’écrirons après un mois d’essai.',
  'Covers by half hour, January to March, three years. Wages against the last hour of service.':
    'Couverts par demi-heure, de janvier à mars, sur trois ans. Les salaires face à la dernière heure de service.',
  'Lisbon: close at 22:30 on Mondays?': 'Lisbonne : fermer à 22:30 le lundi ?',
  'Tokyo: the last train decides.': 'Tokyo : le dernier train décide.',
  'New York: ask Ilse about the bar.': 'New York : demander à Ilse pour le bar.',
};

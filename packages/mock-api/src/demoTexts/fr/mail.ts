import type { Texts } from '../texts';

export const mail: Texts = {
  'A page about your bread': 'Une page sur votre pain',
  'Oven 2 waits for its part': 'Le four 2 attend sa pièce',
  'Report of the visit on the 4th': 'Rapport de la visite du 4',
  'Autumn menu, second draft': 'Menu d’automne, deuxième version',
  Hillside: 'Hillside',
  Riverbank: 'Riverbank',
  'The autumn lots are in': 'Les cafés d’automne sont arrivés',
  'Hake is short this week': 'Peu de merlu cette semaine',
  'Statement for October': 'Relevé d’octobre',
  'Rye starter for the new place': 'Levain de seigle pour la nouvelle adresse',
  'A scarf under table 9': 'Une écharpe sous la table 9',
  'Water will be off for three hours': 'Eau coupée pendant trois heures',
  'Mother’s birthday': 'Anniversaire de maman',
  'First squash of the year': 'Premières courges de l’année',
  'Corkage, complaints, a compliment': 'Droit de bouchon, plaintes, un compliment',
  'Allocation 2025: 6 cases are yours until Friday': 'Allocation 2025 : 6 caisses pour vous jusqu’à vendredi',
  'Glass instead of plastic': 'Du verre à la place du plastique',
  'Swap on Thursday': 'Échange de jeudi',
  'Table for 22 on Friday': 'Table pour 22 vendredi',
  'Photographs of the tasting': 'Photos de la dégustation',
  'New signature card': 'Nouveau carton de signatures',
  'Praise, and a button': 'Des éloges et un bouton',
  'New rules for allergen cards': 'Nouvelles règles pour les fiches allergènes',
  'Six loaves a day until Tuesday': 'Six miches par jour jusqu’à mardi',
  'Order 2211': 'Commande 2211',
  'Your scarf': 'Votre écharpe',
  'The cake': 'Le gâteau',
  'Managers’ round on Monday': 'Réunion des responsables lundi',
  Awning: 'Store',
  'The six cases': 'Les six caisses',
  'About Thursday': 'Au sujet de jeudi',
  'Deposit bottles': 'Bouteilles consignées',
  'First place in every search, guaranteed': 'Premier dans toutes les recherches, garanti',
  'Parcel held: pay 1.99': 'Colis retenu : payez 1,99',
  'Last warning about your prize': 'Dernier avis pour votre lot',
  No: 'Non',
  'Printer at the pass was offline for 4 min': 'Imprimante du passe hors ligne pendant 4 min',
  'Boxes of last week': 'Caisses de la semaine dernière',
  'Lift inspection': 'Contrôle de l’ascenseur',
  'Summer lots, last call': 'Cafés d’été, dernier appel',
  '<p>Thank you! The second menu, and a cake without nuts. Is 23:30 for the speech all right with the kitchen?</p><p>Dana</p>':
    '<p>Merci ! Le deuxième menu, et un gâteau sans fruits à coque. 23:30 pour le discours, cela convient-il à la cuisine ?</p><p>Dana</p>',
  '<p>Maren, Saturday is two short on the floor from 18:00. Tomás can do a double if he has Sunday lunch off. Bea lends us one runner.</p>':
    '<p>Maren, samedi il manque deux personnes en salle à partir de 18:00. Tomás peut faire un double s’il a son dimanche midi. Bea nous prête un commis.</p>',
  '<p>Hello Maren,</p><p>I write the weekend page of Plate &amp; Tide. May I watch a morning shift in the bakery? Three hours, one photographer, nobody in the way.</p>':
    '<p>Bonjour Maren,</p><p>J’écris la page du week-end de Plate &amp; Tide. Puis-je assister à une matinée au fournil ? Trois heures, un photographe, personne dans le passage.</p>',
  '<p>The thermostat arrives on Monday. Until then we bake in two rounds and take six loaves from Old Mill.</p><p>The engineer wants the serial plate, picture attached.</p>':
    '<p>Le thermostat arrive lundi. D’ici là nous cuisons en deux fournées et prenons six miches chez Old Mill.</p><p>Le technicien veut la plaque signalétique, photo jointe.</p>',
  '<p>Please find the report attached. Two remarks: the probe of cold store 2 reads 0.6 °C low, and the label printer of the pastry section prints no year.</p><p>Next visit within twelve months.</p>':
    '<p>Veuillez trouver le rapport ci-joint. Deux remarques : la sonde de la chambre froide 2 indique 0,6 °C de moins, et l’imprimante à étiquettes de la pâtisserie n’imprime pas l’année.</p><p>Prochaine visite dans les douze mois.</p>',
  '<p>Chestnut soup is in, the squid is out. Costs are in the table, allergens in the text file. Can we taste on Wednesday?</p>':
    '<p>La soupe de châtaignes entre, le calamar sort. Les coûts sont dans le tableau, les allergènes dans le fichier texte. On goûte mercredi ?</p>',
  '<p>Done. On the van at 06:10 tomorrow, ice boxes to be returned.</p>':
    '<p>C’est fait. Dans le camion demain à 06:10, bacs à glace à rendre.</p>',
  '<p>The boats stay in until Wednesday. We can send 14 kg of hake instead of 30, or pollock at the same price.</p>':
    '<p>Les bateaux restent au port jusqu’à mercredi. Nous pouvons envoyer 14 kg de merlu au lieu de 30, ou du lieu au même prix.</p>',
  '<p>Your statement is ready. Takings of three terminals were credited on the 2nd instead of the 1st because of the holiday.</p>':
    '<p>Votre relevé est disponible. Les recettes de trois terminaux ont été créditées le 2 au lieu du 1er en raison du jour férié.</p>',
  '<p>We keep a jar for you. It likes 26 degrees and to be fed at night. Bring your own lid.</p>':
    '<p>Nous vous gardons un bocal. Il aime 26 degrés et qu’on le nourrisse la nuit. Apportez votre couvercle.</p>',
  '<p>Grey wool, a small burn at one end. We sat there on Sunday evening. I can fetch it any morning.</p>':
    '<p>Laine grise, une petite brûlure à un bout. Nous étions là dimanche soir. Je peux venir la chercher n’importe quel matin.</p>',
  '<p>The main in the street is replaced. No water from 07:00 to 10:00, twelve days from today. Fill what you need the evening before.</p>':
    '<p>La conduite de la rue est remplacée. Pas d’eau de 07:00 à 10:00, dans douze jours. Faites vos réserves la veille au soir.</p>',
  '<p>Are you bringing the almond cake, or do I have to?</p><p>There will be eleven of us, and the dog.</p>':
    '<p>Tu apportes le gâteau aux amandes, ou c’est à moi ?</p><p>Nous serons onze, plus le chien.</p>',
  '<p>40 kg Crown Prince, 20 kg onion squash, and nettles if you say so before noon.</p>':
    '<p>40 kg de Crown Prince, 20 kg de potimarron, et des orties si vous le dites avant midi.</p>',
  '<p>Corkage: two tables asked, both paid. Complaints: one, the draught at table 2. Compliment: a guest called Tomás the calmest man in the city.</p>':
    '<p>Droit de bouchon : deux tables ont demandé, les deux ont payé. Plaintes : une, le courant d’air à la table 2. Compliment : un client a dit que Tomás était l’homme le plus calme de la ville.</p>',
  '<p>We hold six cases of the field blend for Casa Alecrim. The price is that of last year.</p>':
    '<p>Nous réservons six caisses de l’assemblage pour Casa Alecrim. Le prix est celui de l’an dernier.</p>',
  '<p>From next month the cream comes in one-litre bottles with a deposit of 0.60. Crates of 12. The van takes the empties back.</p>':
    '<p>À partir du mois prochain, la crème arrive en bouteilles d’un litre, consigne 0,60. Casiers de 12. Le camion reprend les vides.</p>',
  '<p>Rafael takes my lunch, I take his late. Both of us are fine with it, it needs your word.</p>':
    '<p>Rafael prend mon midi, je prends son soir. Cela nous va à tous les deux, il ne manque que ton accord.</p>',
  '<p>Good morning,</p><p>We are 22 for a retirement dinner this Friday at 22:00. Could we have the long table? Two of us eat no shellfish.</p><p>Dana</p>':
    '<p>Bonjour,</p><p>Nous sommes 22 pour un dîner de départ à la retraite ce vendredi à 22:00. Pourrions-nous avoir la grande table ? Deux d’entre nous ne mangent pas de fruits de mer.</p><p>Dana</p>',
  '<p>Six here, eight there, four in the cellar. Drawing attached.</p>':
    '<p>Six ici, huit là, quatre à la cave. Plan joint.</p>',
  '<p>All 48 of them. The fifth is the one for the menu.</p>': '<p>Les 48. La cinquième est celle du menu.</p>',
  '<p>The card for Ilse Okafor is valid from the 1st.</p>':
    '<p>La carte d’Ilse Okafor est valable à partir du 1er.</p>',
  '<p>Best evening of the year. One of us lost a brass button near the coat rack; it is of no value to anyone but him.</p>':
    '<p>La meilleure soirée de l’année. L’un de nous a perdu un bouton de laiton près du vestiaire ; il n’a de valeur que pour lui.</p>',
  '<p>From January each dish that is sold unpacked needs its card in writing. A sample is attached.</p>':
    '<p>À partir de janvier, chaque plat vendu non emballé doit avoir sa fiche écrite. Un modèle est joint.</p>',
  '<p>Agreed, and pay the runner the late rate.</p>': '<p>D’accord, et paie le commis au tarif de nuit.</p>',
  '<p>Deck oven 2 is out. Six of the dark ones before eleven, please put them on the house account.</p>':
    '<p>Le four à sole 2 est en panne. Six miches noires avant onze heures, sur le compte de la maison s’il vous plaît.</p>',
  '<p>Send the 14 kg and 16 kg of pollock. We change the card for three days.</p>':
    '<p>Envoyez les 14 kg et 16 kg de lieu. Nous changeons la carte pour trois jours.</p>',
  '<p>24 kg house, 6 kg decaf, on Thursday as usual.</p>':
    '<p>24 kg de café maison, 6 kg de décaféiné, jeudi comme d’habitude.</p>',
  '<p>It hangs behind the bar with your name on it.</p>': '<p>Elle est derrière le bar, avec votre nom dessus.</p>',
  '<p>I bring it. You do the candles.</p>': '<p>Je l’apporte. Toi, les bougies.</p>',
  '<p>Ten o’clock, back office. Bring the voids above 40 and the one thing you would stop doing.</p>':
    '<p>Dix heures, au bureau. Apportez les annulations de plus de 40 et la seule chose que vous arrêteriez de faire.</p>',
  '<p>Dear Dana,</p><p>The long table is yours from 22:00. We will send three menus to choose from and mark two places without shellfish.</p><p>Maren</p>':
    '<p>Chère Dana,</p><p>La grande table est à vous à partir de 22:00. Nous vous enverrons trois menus au choix et noterons deux couverts sans fruits de mer.</p><p>Maren</p>',
  '<p>Plans attached. The posts stand on our side of the drain.</p>':
    '<p>Plans joints. Les poteaux sont de notre côté du caniveau.</p>',
  '<p>Dear Marguerite,</p><p>Come on Tuesday at four in the morning. Wear shoes that</p>':
    '<p>Chère Marguerite,</p><p>Venez mardi à quatre heures du matin. Mettez des chaussures qui</p>',
  '<p>We take all six. Invoice to Casa Alecrim, delivery after the 20th.</p>':
    '<p>Nous prenons les six. Facture à Casa Alecrim, livraison après le 20.</p>',
  '<p>Ideas for the staff party: bowling, boat, nothing at all</p>':
    '<p>Idées pour la soirée d’équipe : bowling, bateau, rien du tout</p>',
  '<p>Tomás, fine with me, but</p>': '<p>Tomás, d’accord pour moi, mais</p>',
  '<p>Two questions before we say yes: who washes them, and where do twelve crates stand in Lisbon?</p>':
    '<p>Deux questions avant de dire oui : qui les lave, et où mettre douze casiers à Lisbonne ?</p>',
  '<p>We looked at your site and wept. For 299 a month you will be found before you are looked for.</p>':
    '<p>Nous avons vu votre site et pleuré. Pour 299 par mois, on vous trouvera avant de vous chercher.</p>',
  '<p>Your parcel is held at the depot. <a href="http://parcel-desk.example/pay?id=7">Pay the fee</a> within 12 hours.</p>':
    '<p>Votre colis est retenu au dépôt. <a href="http://parcel-desk.example/pay?id=7">Payez les frais</a> sous 12 heures.</p>',
  '<p>You have not answered. The prize is sad.</p>': '<p>Vous n’avez pas répondu. Le lot est triste.</p>',
  '<p>It was good to talk yesterday (we did not). Shall we say Tuesday?</p>':
    '<p>C’était un plaisir de vous parler hier (nous ne l’avons pas fait). Disons mardi ?</p>',
  '<p>Take us off your list.</p>': '<p>Retirez-nous de votre liste.</p>',
  '<p>It is back. Two tickets were printed late: 118 and 119.</p>':
    '<p>Elle est revenue. Deux bons imprimés en retard : 118 et 119.</p>',
  '<p>Seven boxes are still with you.</p>': '<p>Sept caisses sont encore chez vous.</p>',
  '<p>Done, no remarks.</p>': '<p>Fait, aucune remarque.</p>',
  '<p>The lemon one is nearly gone.</p>': '<p>Le citronné est presque épuisé.</p>',
  'Day closed: {0}, {1} covers': 'Journée clôturée : {0}, {1} couverts',
  '<p>{0} covers, {1} voids, {2} comps. Card and cash agree.</p><p>Best seller: brown butter hake.</p>':
    '<p>{0} couverts, {1} annulations, {2} offerts. Carte et espèces concordent.</p><p>Meilleure vente : merlu au beurre noisette.</p>',
  '<p>{0} covers, {1} voids, {2} comps. Card and cash agree.</p><p>Best seller: bread and cultured butter.</p>':
    '<p>{0} couverts, {1} annulations, {2} offerts. Carte et espèces concordent.</p><p>Meilleure vente : pain et beurre de baratte.</p>',
  '<p>{0} covers, {1} voids, {2} comps. Card and cash agree.</p><p>Sold out before ten: the tart of the day.</p>':
    '<p>{0} couverts, {1} annulations, {2} offerts. Carte et espèces concordent.</p><p>Épuisée avant dix heures : la tarte du jour.</p>',
  'The very long matter of which chairs go where on the terrace once the awning is moved two metres towards the harbour and the heaters stand in the other row, including the four folding ones from Komorebi':
    'La très longue question de savoir quelles chaises vont où sur la terrasse une fois le store avancé de deux mètres vers le port et les chauffages passés dans l’autre rangée, y compris les quatre pliantes de Komorebi',
  'our call': 'notre appel',
};

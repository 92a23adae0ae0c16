import type { Texts } from '../texts';

export const blog: Texts = {
  'Count the walk-in before you count the money': 'Comptez la chambre froide avant de compter l’argent',
  'The pass is a place, not a person': 'Le passe est un lieu, pas une personne',
  'Writing a menu description that sells the side dish': 'Écrire une description de carte qui vend l’accompagnement',
  'What a no-show costs on a table of four': 'Ce que coûte un no-show sur une table de quatre',
  'Pay the supplier you want to keep on the day you said': 'Payez le fournisseur que vous voulez garder au jour promis',
  'A close-down list short enough to be done': 'Une liste de fermeture assez courte pour être faite',
  'Sold out, said early': 'Épuisé, annoncé à temps',
  'Rosters people can plan a life around': 'Des plannings autour desquels on peut vivre',
  'Three kitchens, one recipe card': 'Trois cuisines, une fiche recette',
  'Reading a Friday by its voids': 'Lire un vendredi à ses annulations',
  'Buying olive oil by the harvest': 'Acheter l’huile d’olive à la récolte',
  'Training a new server in four evenings': 'Former un serveur en quatre soirées',
  'Allergens: the one list nobody may guess from': 'Allergènes : la liste que personne ne doit deviner',
  'Notes for a piece on winter opening hours': 'Notes pour un article sur les horaires d’hiver',
  'tags:stock': 'tags:stock',
  'tags:routine': 'tags:routine',
  'tags:tickets': 'tags:bons',
  'tags:floor plan': 'tags:plan de salle',
  'tags:wording': 'tags:mots',
  'tags:margin': 'tags:marge',
  'tags:bookings': 'tags:réservations',
  'tags:invoices': 'tags:factures',
  'tags:safety': 'tags:sécurité',
  'tags:sold out': 'tags:épuisé',
  'tags:shifts': 'tags:horaires',
  'tags:training': 'tags:formation',
  'tags:recipes': 'tags:recettes',
  'tags:bills': 'tags:additions',
  'tags:voids': 'tags:annulations',
  'tags:oil': 'tags:huile',
  'tags:allergens': 'tags:allergènes',
  'A weekly count takes forty minutes. The order you count in decides whether anyone trusts the result.':
    'Un inventaire hebdomadaire prend quarante minutes. L’ordre du comptage décide si quelqu’un croit au résultat.',
  'When tickets bunch up at eight, look at the metre of steel between the kitchen and the floor.':
    'Quand les bons s’accumulent à huit heures, regardez le mètre d’acier entre la cuisine et la salle.',
  'Guests read eleven words and then the price. Which eleven is up to you.':
    'Les clients lisent onze mots, puis le prix. À vous de choisir les onze.',
  'It is not the price of four dinners. Here is the sum, with the parts people forget.':
    'Ce n’est pas le prix de quatre dîners. Voici le calcul, avec ce qu’on oublie.',
  'A rebate of 1% is worth less than being the first call when the boat comes in.':
    'Une remise de 1 % vaut moins que d’être le premier appel quand le bateau rentre.',
  'Thirty-one points, all ticked, and the gas still on. We cut it to nine.':
    'Trente et un points, tous cochés, et le gaz encore ouvert. Nous en gardons neuf.',
  'Guests forgive a dish that is gone. They do not forgive hearing it after the wine is open.':
    'Les clients pardonnent un plat épuisé. Pas de l’apprendre une fois le vin ouvert.',
  'Two weeks’ notice, no split shifts on Sundays, and swaps without asking the boss.':
    'Deux semaines de préavis, pas de coupure le dimanche, et des échanges sans demander au patron.',
  'The same miso butter in New York, Lisbon and Tokyo tasted of three things. The card was the reason.':
    'Le même beurre de miso avait trois goûts à New York, Lisbonne et Tokyo. La fiche en était la cause.',
  'The total says how much you took. The voids say how the night went.':
    'Le total dit combien vous avez encaissé. Les annulations disent comment s’est passée la soirée.',
  'A year’s oil in one order sounds bold. The sum is duller, and better.':
    'Un an d’huile en une commande, cela semble audacieux. Le calcul est plus banal, et meilleur.',
  'Shadowing teaches people to stand in the way. Here is what we do instead.':
    'Suivre quelqu’un apprend à gêner. Voici ce que nous faisons à la place.',
  'How the allergen matrix gets from the recipe card to the person who asks, without being retyped.':
    'Comment la matrice des allergènes va de la fiche recette à celui qui demande, sans être recopiée.',
  'A shelf with jars, bowls and bottles, drawn': 'Une étagère avec des bocaux, des bols et des bouteilles, dessinée',
  'We do it from the bottom shelf up, because the heavy things are there and nobody has to bend twice. Does the order matter, as long as it is the same every week?':
    'Nous commençons par le bas, parce que le lourd est là et que personne ne doit se baisser deux fois. L’ordre compte-t-il, tant qu’il est le même chaque semaine ?',
  'It does not. The same order every week is the whole trick.':
    'Non. Le même ordre chaque semaine, c’est tout le secret.',
  'Can confirm: since the sheet follows the shelves I am home by one.':
    'Je confirme : depuis que la feuille suit les étagères, je suis rentré à une heure.',
  'Half cases! We had the same. Ours were written as whole ones since the move.':
    'Les demi-caisses ! Pareil chez nous. Les nôtres étaient notées entières depuis le déménagement.',
  'Four months of it here. I still have the sheets, as a warning.':
    'Quatre mois ici. J’ai gardé les feuilles, en guise d’avertissement.',
  'Six painted squares went down at our place last week. The shouting has stopped.':
    'Six carrés peints chez nous la semaine dernière. Les cris ont cessé.',
  'The cabbage is now the dish people ask for by name.': 'Le chou est maintenant le plat qu’on demande par son nom.',
  'Then it may have the lamb under it and not the other way round.':
    'Alors l’agneau peut aller dessous, et non l’inverse.',
  'From the other end of the phone: yes, we remember.': 'De l’autre bout du fil : oui, nous nous en souvenons.',
  'Ours has twelve. I will try to lose three.': 'La nôtre en a douze. J’essaierai d’en perdre trois.',
  '“Last four” sells better than any special I have ever recited.':
    '« Les quatre derniers » se vend mieux que toutes les suggestions que j’ai récitées.',
  'Swaps without asking are the best thing that has happened to my Sundays.':
    'Échanger sans demander est ce qui est arrivé de mieux à mes dimanches.',
  'And the best thing that has happened to my Mondays.': 'Et de mieux à mes lundis.',
  'The lime is right. Please do not tell anyone that I said so.':
    'Le citron vert a raison. Ne dites à personne que je l’ai dit.',
  'Which two buttons? I think that I know.': 'Quels deux boutons ? Je crois savoir.',
  'Taste the tin and not the sample. This.': 'Goûter le bidon et non l’échantillon. Exactement.',
  'blogCategories:Kitchen': 'blogCategories:Cuisine',
  'blogCategories:Service': 'blogCategories:Service',
  'blogCategories:Menu': 'blogCategories:Carte',
  'blogCategories:Numbers': 'blogCategories:Chiffres',
  'blogCategories:Suppliers': 'blogCategories:Fournisseurs',
  'blogCategories:People': 'blogCategories:Équipe',
  'category:Kitchen': 'category:Cuisine',
  'category:Service': 'category:Service',
  'category:Menu': 'category:Carte',
  'category:Numbers': 'category:Chiffres',
  'category:Suppliers': 'category:Fournisseurs',
  'category:People': 'category:Équipe',
};

import type { Texts } from '../texts';

export const articles: Texts = {
  'Two washed coffees from small farms, and a decaf you can serve after ten.':
    'Deux cafés lavés de petites fermes, et un décaféiné à servir après dix heures.',
  ': plum, black tea': ' : prune, thé noir',
  ': hazelnut, orange peel': ' : noisette, écorce d’orange',
  'Order before Thursday noon': 'Commandez avant jeudi midi',
  'Sacks of the autumn lot': 'Sacs du lot d’automne',
  'A new restaurant is a draft. Fill in its details, then activate it. Time zone, currency and close-out hour cannot be changed once the restaurant has bills.':
    'Un nouveau restaurant est un brouillon. Renseignez-le, puis activez-le. Le fuseau horaire, la devise et l’heure de clôture ne changent plus dès que le restaurant a des additions.',
  'Before you begin': 'Avant de commencer',
  'The address that is printed on receipts.': 'L’adresse imprimée sur les reçus.',
  'The tax rates of the location.': 'Les taux de taxe du lieu.',
  'The opening hours, and the hour at which the business day ends.':
    'Les horaires d’ouverture, et l’heure à laquelle se termine la journée.',
  'Step by step': 'Étape par étape',
  'Open Restaurants and choose Add restaurant.': 'Ouvrez Restaurants et choisissez Ajouter un restaurant.',
  'Enter name, location and code, and save.': 'Saisissez le nom, le lieu et le code, puis enregistrez.',
  'Complete the tabs Overview, Hours, Ordering and Money.':
    'Complétez les onglets Aperçu, Horaires, Commandes et Argent.',
  'Choose Activate. Until then, the panel lists what is missing.':
    'Choisissez Activer. D’ici là, le panneau indique ce qui manque.',
  'The till sends bills to Larder and receives the menu and the sold-out items. It signs in with an API key.':
    'La caisse envoie les additions à Larder et reçoit la carte et les articles épuisés. Elle se connecte avec une clé d’API.',
  'Create a key': 'Créer une clé',
  'Open API keys.': 'Ouvrez Clés d’API.',
  'Enter a name and choose the access.': 'Saisissez un nom et choisissez l’accès.',
  'Copy the secret into the settings of the till. It is shown only once.':
    'Copiez le secret dans les réglages de la caisse. Il n’est affiché qu’une fois.',
  'Check that it works': 'Vérifier que tout fonctionne',
  'Enter a coffee on the till and void it. The bill appears in Bills within a minute.':
    'Saisissez un café sur la caisse et annulez-le. L’addition apparaît dans Additions en moins d’une minute.',
  'Press Ctrl and K, or Command and K on a Mac, and type the first letters. The search finds pages, people, files, actions and settings.':
    'Appuyez sur Ctrl et K, ou Commande et K sur Mac, et tapez les premières lettres. La recherche trouve pages, personnes, fichiers, actions et réglages.',
  Bookmarks: 'Favoris',
  'The star next to the title of a page adds it to the bookmarks at the top. You can change their order there.':
    'L’étoile à côté du titre d’une page l’ajoute aux favoris en haut. Vous pouvez y changer leur ordre.',
  Shortcuts: 'Raccourcis',
  'Press the question mark to see the shortcuts of the page. You can choose other keys.':
    'Appuyez sur le point d’interrogation pour voir les raccourcis de la page. Vous pouvez choisir d’autres touches.',
  'Choose the restaurant at the top of the page. Lists and dashboards then show its records.':
    'Choisissez le restaurant en haut de la page. Les listes et tableaux de bord montrent alors ses données.',
  'All restaurants': 'Tous les restaurants',
  'Bills and the sales dashboard can also show all restaurants. Amounts are added up per currency.':
    'Les additions et le tableau des ventes peuvent aussi montrer tous les restaurants. Les montants sont additionnés par devise.',
  'Void an item that was entered by mistake or not served. Comp an item that was served, but that the guest does not pay for.':
    'Annulez un article saisi par erreur ou non servi. Offrez un article servi que le client ne paie pas.',
  Examples: 'Exemples',
  'Wrong item entered: void, with the reason Entry error.':
    'Mauvais article saisi : annulation, motif Erreur de saisie.',
  'Prepared but not served: void, with the reason Kitchen error.':
    'Préparé mais non servi : annulation, motif Erreur de cuisine.',
  'Served, but given away: comp.': 'Servi, mais donné : offert.',
  Approval: 'Approbation',
  'A void needs a reason and an approver. The approver enters a PIN, or approves the request on another device.':
    'Une annulation demande un motif et un approbateur, qui saisit un code PIN ou approuve sur un autre appareil.',
  'Bills are split on the till. In Larder, each part is a bill of the same order.':
    'Les additions se partagent à la caisse. Dans Larder, chaque part est une addition de la même commande.',
  'Find the other parts': 'Trouver les autres parts',
  'The list shows the position of a bill among the bills of its order, such as 1 of 2.':
    'La liste indique la position d’une addition parmi celles de sa commande, par exemple 1 sur 2.',
  'Open the bill and choose Refund. You can refund a payment in full or in part, with its tip.':
    'Ouvrez l’addition et choisissez Rembourser. Un paiement se rembourse en entier ou en partie, pourboire compris.',
  'When the guest gets the money': 'Quand le client reçoit l’argent',
  'Cash: immediately.': 'Espèces : immédiatement.',
  'Cards: after three to five working days.': 'Cartes : après trois à cinq jours ouvrés.',
  'Gift cards: immediately.': 'Cartes cadeaux : immédiatement.',
  'Several refunds': 'Plusieurs remboursements',
  'A payment can be refunded in several parts, up to the amount that was paid.':
    'Un paiement peut être remboursé en plusieurs fois, jusqu’au montant payé.',
  'At the close-out hour of the restaurant. Bills that are opened after midnight and before that hour belong to the previous day.':
    'À l’heure de clôture du restaurant. Les additions ouvertes après minuit et avant cette heure appartiennent à la veille.',
  'Open bills': 'Additions ouvertes',
  'Bills that are still open at the end of the day are marked “Open too long”. Close them as soon as they are paid.':
    'Les additions encore ouvertes en fin de journée sont marquées « Ouverte trop longtemps ». Fermez-les dès qu’elles sont payées.',
  Corrections: 'Corrections',
  'People with the right to reopen bills can correct a closed bill. It is then marked as reopened.':
    'Les personnes autorisées à rouvrir des additions peuvent corriger une addition fermée. Elle est alors marquée comme rouverte.',
  'Changes are saved to the draft. The restaurants sell what was published last.':
    'Les modifications vont dans le brouillon. Les restaurants vendent ce qui a été publié en dernier.',
  'Publish the draft': 'Publier le brouillon',
  'Open Menu management and choose Changes.': 'Ouvrez la gestion des cartes et choisissez Modifications.',
  'Discard the changes that are not ready.': 'Abandonnez celles qui ne sont pas prêtes.',
  'Choose Publish, now or at a date and time.': 'Choisissez Publier, maintenant ou à une date et une heure.',
  'Roll back': 'Revenir en arrière',
  'You can roll back to any earlier revision. Its content is published as a new revision, so nothing is lost.':
    'Vous pouvez revenir à toute révision antérieure. Son contenu est publié comme nouvelle révision, rien n’est donc perdu.',
  'Yes. The base price of a currency applies until a restaurant has a separate price.':
    'Oui. Le prix de base d’une devise vaut tant qu’un restaurant n’a pas de prix propre.',
  'Set a separate price': 'Fixer un prix propre',
  'Open the item and choose Prices. Enter a price at the restaurant, or reset it to the base price.':
    'Ouvrez l’article et choisissez Prix. Saisissez un prix pour le restaurant, ou revenez au prix de base.',
  'Many prices': 'De nombreux prix',
  'The mode Prices shows all items in a table. You can paste prices from a spreadsheet.':
    'Le mode Prix montre tous les articles dans un tableau. Vous pouvez y coller les prix d’un tableur.',
  'Open the 86 board and choose Take off sale. The tills show it within seconds, delivery partners within a minute.':
    'Ouvrez le tableau 86 et choisissez Retirer de la vente. Les caisses l’affichent en quelques secondes, les partenaires de livraison en une minute.',
  'Count down': 'Compte à rebours',
  'If some portions are left, choose Count down and enter their number. Each order reduces it.':
    'S’il reste des portions, choisissez Compte à rebours et saisissez leur nombre. Chaque commande le réduit.',
  End: 'Fin',
  'Items return at the end of the service, unless you choose another time or “Until further notice”.':
    'Les articles reviennent à la fin du service, sauf si vous choisissez une autre heure ou « Jusqu’à nouvel ordre ».',
  'Open the item and choose Allergens. Each allergen is contained, may be contained, is not contained, or is not declared.':
    'Ouvrez l’article et choisissez Allergènes. Chaque allergène est contenu, peut-être contenu, non contenu ou non déclaré.',
  'Which allergens there are': 'Quels allergènes existent',
  'The 14 allergens of the EU are built in. You can rename them and add others.':
    'Les 14 allergènes de l’UE sont intégrés. Vous pouvez les renommer et en ajouter.',
  'Open Users and add the person with an e-mail address, a role and their restaurants.':
    'Ouvrez Utilisateurs et ajoutez la personne avec une adresse e-mail, un rôle et ses restaurants.',
  Password: 'Mot de passe',
  'The person sets a password with “Forgot password?” on the sign-in page.':
    'La personne choisit un mot de passe avec « Mot de passe oublié ? » sur la page de connexion.',
  'Users and staff': 'Utilisateurs et équipe',
  'Users sign in. Staff work shifts and appear on bills. A person can be both.':
    'Les utilisateurs se connectent. L’équipe travaille en service et figure sur les additions. Une personne peut être les deux.',
  'Open Roles and a role. A table shows the rights to read, write and create for each kind of record.':
    'Ouvrez Rôles, puis un rôle. Un tableau montre les droits de lire, d’écrire et de créer chaque type de donnée.',
  'Create a role': 'Créer un rôle',
  'Duplicate the role that is most similar.': 'Dupliquez le rôle le plus proche.',
  'Enter a name.': 'Saisissez un nom.',
  'Change its rights and save.': 'Modifiez ses droits et enregistrez.',
  Limits: 'Limites',
  'You cannot give anyone a right that you do not have.':
    'Vous ne pouvez donner à personne un droit que vous n’avez pas.',
  'The approvers of the restaurant. You choose them in Restaurants, on the tab Team. Each restaurant needs at least one.':
    'Les approbateurs du restaurant. Vous les choisissez dans Restaurants, onglet Équipe. Il en faut au moins un par restaurant.',
  'With a PIN': 'Avec un code PIN',
  'The approver enters a PIN on the device of the person who makes the change.':
    'L’approbateur saisit un code PIN sur l’appareil de la personne qui modifie.',
  'On another device': 'Sur un autre appareil',
  'Choose Ask for approval. An approver with an account can then approve or reject the change in Bills.':
    'Choisissez Demander l’approbation. Un approbateur disposant d’un compte peut alors accepter ou refuser dans Additions.',
  'Move the candidate to the stage Offer and enter the wage and the first day. Then move the candidate to Hired.':
    'Placez le candidat à l’étape Offre et saisissez le salaire et le premier jour. Placez-le ensuite dans Embauché.',
  'What happens': 'Ce qui se passe',
  'A user account is created.': 'Un compte utilisateur est créé.',
  'The person is added to the staff of the restaurant.': 'La personne rejoint l’équipe du restaurant.',
  'A seat of the opening is filled.': 'Une place du poste est pourvue.',
  Undo: 'Annuler',
  'Hiring cannot be undone. Other moves can.': 'Une embauche ne peut pas être annulée. Les autres déplacements, si.',
  'Everyone with the right to create orders. You set it in Roles.':
    'Toute personne ayant le droit de créer des commandes. Vous le définissez dans Rôles.',
  'Without the right': 'Sans ce droit',
  'People without it can see the products and their prices, but have no cart.':
    'Les personnes sans ce droit voient les produits et leurs prix, mais n’ont pas de panier.',
  'Open the past order in the checkout and choose Order again. Its products are added to the cart at today’s prices.':
    'Ouvrez la commande passée dans la caisse de la boutique et choisissez Commander à nouveau. Ses produits vont au panier aux prix du jour.',
  'Products that run low': 'Produits bientôt épuisés',
  'The shop suggests products that the sales of your menu use up before the next delivery.':
    'La boutique suggère les produits que les ventes de votre carte épuiseront avant la prochaine livraison.',
  'Compare the goods with the order while the driver is still there. The order lists every product with its quantity.':
    'Comparez la marchandise à la commande tant que le livreur est là. La commande liste chaque produit et sa quantité.',
  'Missing or damaged goods': 'Marchandise manquante ou abîmée',
  'Show them to the driver, who credits them before leaving. The invoice shows the credit.':
    'Montrez-la au livreur, qui la crédite avant de partir. La facture montre l’avoir.',
  'The total of an invoice changes if its lines are edited. Larder then shows the difference from the order.':
    'Le total d’une facture change si ses lignes sont modifiées. Larder montre alors l’écart avec la commande.',
  'What to do': 'Que faire',
  'Compare the lines with the order.': 'Comparez les lignes à la commande.',
  'Compare the order with the delivery.': 'Comparez la commande à la livraison.',
  'Correct the invoice, or send it back to the supplier.': 'Corrigez la facture, ou renvoyez-la au fournisseur.',
  'Open Account settings and choose Security. You can use an authenticator app or text messages.':
    'Ouvrez les paramètres du compte et choisissez Sécurité. Vous pouvez utiliser une application d’authentification ou des SMS.',
  'Recovery codes': 'Codes de récupération',
  'You receive ten recovery codes. Each can be used once instead of a code. Store them in a safe place.':
    'Vous recevez dix codes de récupération. Chacun sert une fois à la place d’un code. Gardez-les en lieu sûr.',
  'Choose another method on the page that asks for the code: a recovery code, or a code by e-mail.':
    'Choisissez un autre moyen sur la page qui demande le code : un code de récupération, ou un code par e-mail.',
  Afterwards: 'Ensuite',
  'Open Account settings and choose Security. Sign out the devices that you do not know, and set up two-step sign-in again.':
    'Ouvrez les paramètres du compte et choisissez Sécurité. Déconnectez les appareils inconnus et réactivez la connexion en deux étapes.',
  'Open Account settings and choose Billing, or open Plans and prices. A new plan starts immediately, with a new period.':
    'Ouvrez les paramètres du compte et choisissez Facturation, ou ouvrez Formules et prix. Une nouvelle formule commence aussitôt, avec une nouvelle période.',
  'A smaller plan': 'Une formule plus petite',
  'Every list can be exported as a CSV, Excel or text file, copied or printed. Files contain all columns.':
    'Chaque liste s’exporte en CSV, Excel ou texte, se copie ou s’imprime. Les fichiers contiennent toutes les colonnes.',
  Filters: 'Filtres',
  'You can export all rows, the rows that match the filters, or the selected rows.':
    'Vous pouvez exporter toutes les lignes, celles des filtres ou celles sélectionnées.',
};

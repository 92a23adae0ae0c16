import type { Texts } from '../texts';

export const help: Texts = {
  'title:Basic': 'title:De base',
  'For a single restaurant': 'Pour un seul restaurant',
  'One restaurant': 'Un restaurant',
  'Up to 5 people': 'Jusqu’à 5 personnes',
  'Bills of the last 30 days': 'Additions des 30 derniers jours',
  'One menu': 'Une carte',
  'Support by e-mail': 'Assistance par e-mail',
  'title:Standard': 'title:Standard',
  'For a busy restaurant with a full team': 'Pour un restaurant animé avec une équipe complète',
  'Up to 3 restaurants': 'Jusqu’à 3 restaurants',
  'Up to 60 people': 'Jusqu’à 60 personnes',
  'Unlimited bill history': 'Historique des additions illimité',
  'Menus by daypart and channel': 'Cartes par service et par canal',
  'Supply shop with saved orders': 'Boutique d’approvisionnement avec commandes enregistrées',
  'Support by chat within an hour': 'Assistance par chat en moins d’une heure',
  'title:Enterprise': 'title:Entreprise',
  'For restaurant groups': 'Pour les groupes de restaurants',
  'Any number of restaurants': 'Restaurants illimités',
  'Any number of people': 'Personnes illimitées',
  'Custom roles and permissions': 'Rôles et droits personnalisés',
  'API keys for tills and bookkeeping': 'Clés d’API pour caisses et comptabilité',
  'Two-step sign-in for everyone': 'Connexion en deux étapes pour tous',
  'A personal contact': 'Un interlocuteur dédié',
  'When does a new plan start?': 'Quand une nouvelle formule commence-t-elle ?',
  'What happens to our data if we choose a smaller plan?':
    'Que deviennent nos données si nous choisissons une formule plus petite ?',
  'Can each restaurant of a group be billed separately?':
    'Chaque restaurant d’un groupe peut-il être facturé séparément ?',
  'Is there a discount for yearly payment?': 'Y a-t-il une remise pour le paiement annuel ?',
  'How does the trial end?': 'Comment se termine l’essai ?',
  'Immediately. The unused part of the old period is deducted from the first payment of the new one.':
    'Immédiatement. La part non utilisée de l’ancienne période est déduite du premier paiement de la nouvelle.',
  'Nothing is deleted. What the smaller plan does not include can be read and exported, but not changed.':
    'Rien n’est supprimé. Ce que la petite formule ne comprend pas reste consultable et exportable, mais plus modifiable.',
  'Yes. Add a billing address for each restaurant. Each then receives its own invoice.':
    'Oui. Ajoutez une adresse de facturation pour chaque restaurant. Chacun reçoit alors sa propre facture.',
  'Yes. The yearly prices shown include it. If you cancel, the remaining full months are refunded.':
    'Oui. Les prix annuels affichés la comprennent. En cas de résiliation, les mois entiers restants sont remboursés.',
  'It ends automatically after 14 days. You return to your previous plan, and nothing is charged for the trial.':
    'Il se termine automatiquement après 14 jours. Vous revenez à votre formule précédente, et l’essai n’est pas facturé.',
  'title:Payment': 'title:Paiement',
  'Cards, invoices and your plan': 'Cartes, factures et votre formule',
  'When is my plan charged?': 'Quand ma formule est-elle prélevée ?',
  'Which cards can I pay with?': 'Avec quelles cartes puis-je payer ?',
  'Where do I find my invoices?': 'Où trouver mes factures ?',
  'What happens when a payment fails?': 'Que se passe-t-il si un paiement échoue ?',
  'Can each restaurant have its own invoice?': 'Chaque restaurant peut-il avoir sa propre facture ?',
  'How do I add our tax number?': 'Comment ajouter notre numéro fiscal ?',
  'At the start of each period, on the day of the month on which you started. A yearly plan is charged once a year and costs less.':
    'Au début de chaque période, le jour du mois où vous avez commencé. Une formule annuelle est prélevée une fois par an et coûte moins cher.',
  'Debit and credit cards of all common brands, and PayPal. Groups of five or more restaurants can also pay by bank transfer.':
    'Cartes de débit et de crédit de toutes les marques courantes, et PayPal. Les groupes d’au moins cinq restaurants peuvent aussi payer par virement.',
  'In Account settings, under Billing. They are also sent to the billing address by e-mail.':
    'Dans les paramètres du compte, sous Facturation. Elles sont aussi envoyées par e-mail à l’adresse de facturation.',
  'We try again after one, three and seven days, and inform you each time. Your plan stays active for 14 days, and no data is deleted.':
    'Nous réessayons après un, trois et sept jours, et vous prévenons à chaque fois. Votre formule reste active 14 jours, et aucune donnée n’est supprimée.',
  'Yes. Add a billing address for each restaurant. Each then receives its own invoice, with its own tax number.':
    'Oui. Ajoutez une adresse de facturation pour chaque restaurant. Chacun reçoit alors sa propre facture, avec son numéro fiscal.',
  'In Account settings, under Billing. It is printed on all later invoices.':
    'Dans les paramètres du compte, sous Facturation. Il figure sur toutes les factures suivantes.',
  'title:Delivery': 'title:Livraison',
  'When and how supplies are delivered': 'Quand et comment les produits sont livrés',
  'When must I order for delivery tomorrow?': 'Quand commander pour être livré demain ?',
  'Where is my delivery?': 'Où est ma livraison ?',
  'What does delivery cost?': 'Combien coûte la livraison ?',
  'Can someone else accept the delivery?': 'Quelqu’un d’autre peut-il réceptionner la livraison ?',
  'What if part of my order is missing?': 'Que faire s’il manque une partie de ma commande ?',
  'By 22:00 for dry goods and by 18:00 for fresh goods, in the time zone of the restaurant. Later orders are delivered a day later.':
    'Avant 22:00 pour l’épicerie sèche et avant 18:00 pour le frais, à l’heure du restaurant. Les commandes plus tardives arrivent un jour plus tard.',
  'Open the order. It shows the date on which each product is delivered.':
    'Ouvrez la commande. La date de livraison de chaque produit y figure.',
  'Delivery is free for orders of {0} or more. Below that, it costs {1} per order. Some products are always delivered for free.':
    'La livraison est gratuite à partir de {0}. En dessous, elle coûte {1} par commande. Certains produits sont toujours livrés gratuitement.',
  'Yes. Everyone on your staff can sign for it. You can also name a safe place in the delivery note.':
    'Oui. Chaque membre de votre équipe peut signer. Vous pouvez aussi indiquer un endroit sûr dans la note de livraison.',
  'Tell the driver, or call us within 12 hours. Missing products are credited on the invoice or delivered with the next van.':
    'Dites-le au livreur ou appelez-nous dans les 12 heures. Les produits manquants sont déduits de la facture ou livrés au passage suivant.',
  'Cancellation and returns': 'Annulation et retours',
  'Cancel an order or return products': 'Annuler une commande ou retourner des produits',
  'Can I cancel an order?': 'Puis-je annuler une commande ?',
  'How do I return products?': 'Comment retourner des produits ?',
  'When do I get my money back?': 'Quand suis-je remboursé ?',
  'Can I leave Larder at any time?': 'Puis-je quitter Larder à tout moment ?',
  'I deleted something. Can I get it back?': 'J’ai supprimé quelque chose. Puis-je le récupérer ?',
  'Yes. Call us until 22:00 on the day of the order. Later, it is already packed.':
    'Oui. Appelez-nous jusqu’à 22:00 le jour de la commande. Plus tard, elle est déjà emballée.',
  'Give closed boxes of dry goods to the driver within 14 days. Fresh goods can only be returned if something is wrong with them.':
    'Remettez les cartons fermés d’épicerie sèche au livreur dans les 14 jours. Les produits frais ne sont repris qu’en cas de défaut.',
  'Within three working days, by the payment method of the order. Amounts below $20 are deducted from the next order.':
    'Sous trois jours ouvrés, par le moyen de paiement de la commande. Les montants inférieurs à 20 $ sont déduits de la commande suivante.',
  'Yes, at the end of the paid month or year. You can export your bills, menus, staff and invoices before.':
    'Oui, à la fin du mois ou de l’année payés. Vous pouvez exporter avant vos additions, cartes, équipes et factures.',
  'Yes. Choose Undo in the message, or press Ctrl and Z. Contact us if you notice it later: we can restore records for 30 days.':
    'Oui. Choisissez Annuler dans le message, ou appuyez sur Ctrl et Z. Si vous le remarquez plus tard, contactez-nous : nous pouvons restaurer les données pendant 30 jours.',
  'My orders': 'Mes commandes',
  'Placing, repeating and finding orders': 'Passer, répéter et retrouver des commandes',
  'How do I repeat an order?': 'Comment répéter une commande ?',
  'Can I change an order after placing it?': 'Puis-je modifier une commande déjà passée ?',
  'Who on my team can order?': 'Qui peut commander dans mon équipe ?',
  'Why has a price changed since yesterday?': 'Pourquoi un prix a-t-il changé depuis hier ?',
  'How long are orders kept?': 'Combien de temps les commandes sont-elles conservées ?',
  'Open the past order and choose Order again. Products that are out of stock are left out.':
    'Ouvrez la commande passée et choisissez Commander à nouveau. Les produits épuisés sont laissés de côté.',
  'To add products, place another order. To remove some, call us until 22:00 on the day of the order.':
    'Pour ajouter des produits, passez une autre commande. Pour en retirer, appelez-nous jusqu’à 22:00 le jour de la commande.',
  'Everyone with the right to create orders. You give rights to roles.':
    'Toute personne ayant le droit de créer des commandes. Vous donnez les droits aux rôles.',
  'Fresh goods are priced every night. If a product in your cart has a new price, you are asked to accept it before you pay.':
    'Les prix du frais changent chaque nuit. Si un produit du panier a un nouveau prix, vous l’acceptez avant de payer.',
  'As long as you have an account, and at least ten years where the law requires it.':
    'Aussi longtemps que vous avez un compte, et au moins dix ans si la loi l’exige.',
  'Products and services': 'Produits et services',
  'What Larder does and what it works with': 'Ce que fait Larder et avec quoi il fonctionne',
  'Does Larder work with my till?': 'Larder fonctionne-t-il avec ma caisse ?',
  'Does Larder work offline?': 'Larder fonctionne-t-il hors ligne ?',
  'Which languages does Larder support?': 'Quelles langues Larder propose-t-il ?',
  'How many people can use it?': 'Combien de personnes peuvent l’utiliser ?',
  'Where is my data kept?': 'Où sont conservées mes données ?',
  'Can you train my team?': 'Pouvez-vous former mon équipe ?',
  'It works with most tills. They send their bills every minute, and receive the menu and the sold-out items.':
    'Avec la plupart des caisses. Elles envoient leurs additions chaque minute et reçoivent la carte et les articles épuisés.',
  'You can read pages that you have opened before. Chat messages and comments are sent when the connection returns. Other changes need a connection.':
    'Vous pouvez lire les pages déjà ouvertes. Les messages et commentaires partent au retour de la connexion. Les autres modifications exigent une connexion.',
  'English, French, German, Portuguese and Arabic. Each person chooses a language.':
    'Anglais, français, allemand, portugais et arabe. Chacun choisit sa langue.',
  'That depends on the plan: up to 5 people with Basic, up to 60 with Standard, and any number with Enterprise.':
    'Cela dépend de la formule : jusqu’à 5 personnes avec De base, jusqu’à 60 avec Standard, et sans limite avec Entreprise.',
  'Encrypted, in two data centres in the region of the restaurant. Backups are made every hour and kept for 35 days.':
    'Chiffrées, dans deux centres de données de la région du restaurant. Les sauvegardes ont lieu toutes les heures et sont gardées 35 jours.',
  'Yes. Every plan includes an hour of training by video, and Enterprise an evening at your restaurant.':
    'Oui. Chaque formule comprend une heure de formation en vidéo, et Entreprise une soirée dans votre restaurant.',
  'Getting started': 'Premiers pas',
  'Bills and payments': 'Additions et paiements',
  'title:Menus': 'title:Cartes',
  'title:People': 'title:Personnes',
  'title:Supplies': 'title:Approvisionnement',
  'Your account': 'Votre compte',
  'From a new account to the first service.': 'Du nouveau compte au premier service.',
  'Voids, refunds and the end of the day.': 'Annulations, remboursements et fin de journée.',
  'Drafts, publishing, prices and allergens.': 'Brouillons, publication, prix et allergènes.',
  'Staff, roles, approvals and hiring.': 'Équipe, rôles, approbations et recrutement.',
  'Orders, deliveries and invoices.': 'Commandes, livraisons et factures.',
  'Sign-in, plan and data.': 'Connexion, formule et données.',
  'The first day': 'Le premier jour',
  'Finding your way': 'Se repérer',
  'During service': 'Pendant le service',
  'After service': 'Après le service',
  'Editing a menu': 'Modifier une carte',
  'title:Staff': 'title:Équipe',
  'Approvals and hiring': 'Approbations et recrutement',
  'title:Ordering': 'title:Commander',
  'Deliveries and invoices': 'Livraisons et factures',
  'Signing in': 'Se connecter',
  'Plan and data': 'Formule et données',
  'How do I set up a restaurant?': 'Comment configurer un restaurant ?',
  'How do I connect the till?': 'Comment connecter la caisse ?',
  'How do I find pages and records?': 'Comment trouver des pages et des données ?',
  'How do I switch between restaurants?': 'Comment passer d’un restaurant à l’autre ?',
  'What is the difference between a void and a comp?': 'Quelle est la différence entre une annulation et un offert ?',
  'How do I split a bill?': 'Comment partager une addition ?',
  'How do I refund a payment?': 'Comment rembourser un paiement ?',
  'When does a business day end?': 'Quand se termine une journée d’exploitation ?',
  'Why is my change not on sale yet?': 'Pourquoi ma modification n’est-elle pas encore en vente ?',
  'Can an item have different prices at different restaurants?':
    'Un article peut-il avoir des prix différents selon le restaurant ?',
  'How do I mark an item as sold out?': 'Comment marquer un article comme épuisé ?',
  'How do I declare allergens?': 'Comment déclarer les allergènes ?',
  'How do I give someone access?': 'Comment donner un accès à quelqu’un ?',
  'What can each role do?': 'Que permet chaque rôle ?',
  'Who can approve voids and refunds?': 'Qui peut approuver les annulations et les remboursements ?',
  'How do I hire a candidate?': 'Comment embaucher un candidat ?',
  'Who can order in the supply shop?': 'Qui peut commander dans la boutique ?',
  'How do I check a delivery?': 'Comment contrôler une livraison ?',
  'Why does an invoice differ from its order?': 'Pourquoi une facture diffère-t-elle de sa commande ?',
  'How do I set up two-step sign-in?': 'Comment activer la connexion en deux étapes ?',
  'How do I sign in without my phone?': 'Comment me connecter sans mon téléphone ?',
  'How do I change my plan?': 'Comment changer de formule ?',
  'How do I export my data?': 'Comment exporter mes données ?',
};

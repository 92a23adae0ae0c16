import type { Texts } from '../texts';

export const help: Texts = {
  'title:Basic': 'title:Basis',
  'For a single restaurant': 'Für ein einzelnes Restaurant',
  'One restaurant': 'Ein Restaurant',
  'Up to 5 people': 'Bis zu 5 Personen',
  'Bills of the last 30 days': 'Rechnungen der letzten 30 Tage',
  'One menu': 'Eine Speisekarte',
  'Support by e-mail': 'Support per E-Mail',
  'title:Standard': 'title:Standard',
  'For a busy restaurant with a full team': 'Für ein gut besuchtes Restaurant mit vollem Team',
  'Up to 3 restaurants': 'Bis zu 3 Restaurants',
  'Up to 60 people': 'Bis zu 60 Personen',
  'Unlimited bill history': 'Unbegrenzter Rechnungsverlauf',
  'Menus by daypart and channel': 'Speisekarten nach Tageszeit und Kanal',
  'Supply shop with saved orders': 'Einkauf mit gespeicherten Bestellungen',
  'Support by chat within an hour': 'Support per Chat innerhalb einer Stunde',
  'title:Enterprise': 'title:Unternehmen',
  'For restaurant groups': 'Für Restaurantgruppen',
  'Any number of restaurants': 'Beliebig viele Restaurants',
  'Any number of people': 'Beliebig viele Personen',
  'Custom roles and permissions': 'Eigene Rollen und Berechtigungen',
  'API keys for tills and bookkeeping': 'API-Schlüssel für Kassen und Buchhaltung',
  'Two-step sign-in for everyone': 'Anmeldung in zwei Schritten für alle',
  'A personal contact': 'Eine persönliche Ansprechperson',
  'When does a new plan start?': 'Wann beginnt ein neuer Tarif?',
  'What happens to our data if we choose a smaller plan?':
    'Was geschieht mit unseren Daten, wenn wir einen kleineren Tarif wählen?',
  'Can each restaurant of a group be billed separately?':
    'Kann jedes Restaurant einer Gruppe getrennt abgerechnet werden?',
  'Is there a discount for yearly payment?': 'Gibt es einen Rabatt bei jährlicher Zahlung?',
  'How does the trial end?': 'Wie endet die Testphase?',
  'Immediately. The unused part of the old period is deducted from the first payment of the new one.':
    'Sofort. Der ungenutzte Teil des alten Zeitraums wird von der ersten Zahlung des neuen abgezogen.',
  'Nothing is deleted. What the smaller plan does not include can be read and exported, but not changed.':
    'Nichts wird gelöscht. Was der kleinere Tarif nicht enthält, können Sie lesen und exportieren, aber nicht ändern.',
  'Yes. Add a billing address for each restaurant. Each then receives its own invoice.':
    'Ja. Fügen Sie für jedes Restaurant eine Rechnungsadresse hinzu. Jedes erhält dann seine eigene Rechnung.',
  'Yes. The yearly prices shown include it. If you cancel, the remaining full months are refunded.':
    'Ja. Die angezeigten Jahrespreise enthalten ihn bereits. Wenn Sie kündigen, werden die verbleibenden vollen Monate erstattet.',
  'It ends automatically after 14 days. You return to your previous plan, and nothing is charged for the trial.':
    'Sie endet automatisch nach 14 Tagen. Sie kehren zu Ihrem bisherigen Tarif zurück, und die Testphase kostet nichts.',
  'title:Payment': 'title:Zahlung',
  'Cards, invoices and your plan': 'Karten, Rechnungen und Ihr Tarif',
  'When is my plan charged?': 'Wann wird mein Tarif abgebucht?',
  'Which cards can I pay with?': 'Mit welchen Karten kann ich zahlen?',
  'Where do I find my invoices?': 'Wo finde ich meine Rechnungen?',
  'What happens when a payment fails?': 'Was geschieht, wenn eine Zahlung fehlschlägt?',
  'Can each restaurant have its own invoice?': 'Kann jedes Restaurant eine eigene Rechnung haben?',
  'How do I add our tax number?': 'Wie trage ich unsere Steuernummer ein?',
  'At the start of each period, on the day of the month on which you started. A yearly plan is charged once a year and costs less.':
    'Zu Beginn jedes Zeitraums, an dem Tag des Monats, an dem Sie begonnen haben. Ein Jahrestarif wird einmal im Jahr abgebucht und kostet weniger.',
  'Debit and credit cards of all common brands, and PayPal. Groups of five or more restaurants can also pay by bank transfer.':
    'Debit- und Kreditkarten aller gängigen Marken sowie PayPal. Gruppen ab fünf Restaurants können auch per Überweisung zahlen.',
  'In Account settings, under Billing. They are also sent to the billing address by e-mail.':
    'In den Kontoeinstellungen unter „Abrechnung“. Sie gehen außerdem per E-Mail an die Rechnungsadresse.',
  'We try again after one, three and seven days, and inform you each time. Your plan stays active for 14 days, and no data is deleted.':
    'Wir versuchen es nach einem, drei und sieben Tagen erneut und informieren Sie jedes Mal. Ihr Tarif bleibt 14 Tage aktiv, und es werden keine Daten gelöscht.',
  'Yes. Add a billing address for each restaurant. Each then receives its own invoice, with its own tax number.':
    'Ja. Fügen Sie für jedes Restaurant eine Rechnungsadresse hinzu. Jedes erhält dann seine eigene Rechnung mit eigener Steuernummer.',
  'In Account settings, under Billing. It is printed on all later invoices.':
    'In den Kontoeinstellungen unter „Abrechnung“. Sie steht auf allen späteren Rechnungen.',
  'title:Delivery': 'title:Lieferung',
  'When and how supplies are delivered': 'Wann und wie Waren geliefert werden',
  'When must I order for delivery tomorrow?': 'Bis wann muss ich für eine Lieferung am nächsten Tag bestellen?',
  'Where is my delivery?': 'Wo ist meine Lieferung?',
  'What does delivery cost?': 'Was kostet die Lieferung?',
  'Can someone else accept the delivery?': 'Kann jemand anderes die Lieferung annehmen?',
  'What if part of my order is missing?': 'Was tun, wenn ein Teil meiner Bestellung fehlt?',
  'By 22:00 for dry goods and by 18:00 for fresh goods, in the time zone of the restaurant. Later orders are delivered a day later.':
    'Trockenware bis 22:00 Uhr, Frischware bis 18:00 Uhr, in der Zeitzone des Restaurants. Spätere Bestellungen kommen einen Tag später.',
  'Open the order. It shows the date on which each product is delivered.':
    'Öffnen Sie die Bestellung. Dort steht für jedes Produkt das Lieferdatum.',
  'Delivery is free for orders of {0} or more. Below that, it costs {1} per order. Some products are always delivered for free.':
    'Ab einem Bestellwert von {0} ist die Lieferung kostenlos. Darunter kostet sie {1} pro Bestellung. Einige Produkte werden immer kostenlos geliefert.',
  'Yes. Everyone on your staff can sign for it. You can also name a safe place in the delivery note.':
    'Ja. Alle in Ihrem Team können unterschreiben. Sie können in der Liefernotiz auch einen sicheren Ablageort nennen.',
  'Tell the driver, or call us within 12 hours. Missing products are credited on the invoice or delivered with the next van.':
    'Sagen Sie es der Fahrerin oder dem Fahrer, oder rufen Sie uns innerhalb von 12 Stunden an. Fehlende Produkte werden gutgeschrieben oder mit der nächsten Fahrt geliefert.',
  'Cancellation and returns': 'Stornierung und Rückgabe',
  'Cancel an order or return products': 'Bestellungen stornieren oder Produkte zurückgeben',
  'Can I cancel an order?': 'Kann ich eine Bestellung stornieren?',
  'How do I return products?': 'Wie gebe ich Produkte zurück?',
  'When do I get my money back?': 'Wann bekomme ich mein Geld zurück?',
  'Can I leave Larder at any time?': 'Kann ich Larder jederzeit verlassen?',
  'I deleted something. Can I get it back?': 'Ich habe etwas gelöscht. Kann ich es zurückholen?',
  'Yes. Call us until 22:00 on the day of the order. Later, it is already packed.':
    'Ja. Rufen Sie uns am Tag der Bestellung bis 22:00 Uhr an. Danach ist sie schon verpackt.',
  'Give closed boxes of dry goods to the driver within 14 days. Fresh goods can only be returned if something is wrong with them.':
    'Geben Sie ungeöffnete Kartons mit Trockenware innerhalb von 14 Tagen beim Fahrer ab. Frischware kann nur zurückgegeben werden, wenn damit etwas nicht stimmt.',
  'Within three working days, by the payment method of the order. Amounts below $20 are deducted from the next order.':
    'Innerhalb von drei Werktagen über das Zahlungsmittel der Bestellung. Beträge unter 20 $ werden mit der nächsten Bestellung verrechnet.',
  'Yes, at the end of the paid month or year. You can export your bills, menus, staff and invoices before.':
    'Ja, zum Ende des bezahlten Monats oder Jahres. Vorher können Sie Tischrechnungen, Speisekarten, Personal und Rechnungen exportieren.',
  'Yes. Choose Undo in the message, or press Ctrl and Z. Contact us if you notice it later: we can restore records for 30 days.':
    'Ja. Wählen Sie in der Meldung „Rückgängig“ oder drücken Sie Strg und Z. Wenn es Ihnen später auffällt, schreiben Sie uns: Wir können Einträge 30 Tage lang wiederherstellen.',
  'My orders': 'Meine Bestellungen',
  'Placing, repeating and finding orders': 'Bestellungen aufgeben, wiederholen und finden',
  'How do I repeat an order?': 'Wie wiederhole ich eine Bestellung?',
  'Can I change an order after placing it?': 'Kann ich eine Bestellung nach dem Absenden ändern?',
  'Who on my team can order?': 'Wer in meinem Team kann bestellen?',
  'Why has a price changed since yesterday?': 'Warum hat sich ein Preis seit gestern geändert?',
  'How long are orders kept?': 'Wie lange werden Bestellungen aufbewahrt?',
  'Open the past order and choose Order again. Products that are out of stock are left out.':
    'Öffnen Sie die frühere Bestellung und wählen Sie „Erneut bestellen“. Ausverkaufte Produkte werden ausgelassen.',
  'To add products, place another order. To remove some, call us until 22:00 on the day of the order.':
    'Um Produkte hinzuzufügen, geben Sie eine weitere Bestellung auf. Um welche zu entfernen, rufen Sie uns am Tag der Bestellung bis 22:00 Uhr an.',
  'Everyone with the right to create orders. You give rights to roles.':
    'Alle, die Bestellungen anlegen dürfen. Rechte vergeben Sie an Rollen.',
  'Fresh goods are priced every night. If a product in your cart has a new price, you are asked to accept it before you pay.':
    'Frischware bekommt jede Nacht neue Preise. Hat ein Produkt im Warenkorb einen neuen Preis, bestätigen Sie ihn vor dem Bezahlen.',
  'As long as you have an account, and at least ten years where the law requires it.':
    'Solange Sie ein Konto haben, und mindestens zehn Jahre, wo das Gesetz es verlangt.',
  'Products and services': 'Produkte und Leistungen',
  'What Larder does and what it works with': 'Was Larder kann und womit es zusammenarbeitet',
  'Does Larder work with my till?': 'Funktioniert Larder mit meiner Kasse?',
  'Does Larder work offline?': 'Funktioniert Larder offline?',
  'Which languages does Larder support?': 'Welche Sprachen unterstützt Larder?',
  'How many people can use it?': 'Wie viele Personen können es nutzen?',
  'Where is my data kept?': 'Wo liegen meine Daten?',
  'Can you train my team?': 'Können Sie mein Team schulen?',
  'It works with most tills. They send their bills every minute, and receive the menu and the sold-out items.':
    'Mit den meisten Kassen. Sie senden ihre Rechnungen jede Minute und erhalten die Speisekarte und die ausverkauften Gerichte.',
  'You can read pages that you have opened before. Chat messages and comments are sent when the connection returns. Other changes need a connection.':
    'Seiten, die Sie schon geöffnet hatten, können Sie lesen. Chatnachrichten und Kommentare werden gesendet, sobald die Verbindung zurück ist. Andere Änderungen brauchen eine Verbindung.',
  'English, French, German, Portuguese and Arabic. Each person chooses a language.':
    'Englisch, Französisch, Deutsch, Portugiesisch und Arabisch. Jede Person wählt ihre Sprache.',
  'That depends on the plan: up to 5 people with Basic, up to 60 with Standard, and any number with Enterprise.':
    'Das hängt vom Tarif ab: bis zu 5 Personen mit Basis, bis zu 60 mit Standard und beliebig viele mit Unternehmen.',
  'Encrypted, in two data centres in the region of the restaurant. Backups are made every hour and kept for 35 days.':
    'Verschlüsselt in zwei Rechenzentren in der Region des Restaurants. Sicherungen entstehen stündlich und bleiben 35 Tage erhalten.',
  'Yes. Every plan includes an hour of training by video, and Enterprise an evening at your restaurant.':
    'Ja. Jeder Tarif enthält eine Stunde Schulung per Video, der Tarif Unternehmen einen Abend in Ihrem Restaurant.',
  'Getting started': 'Erste Schritte',
  'Bills and payments': 'Rechnungen und Zahlungen',
  'title:Menus': 'title:Speisekarten',
  'title:People': 'title:Personen',
  'title:Supplies': 'title:Einkauf',
  'Your account': 'Ihr Konto',
  'From a new account to the first service.': 'Vom neuen Konto bis zum ersten Service.',
  'Voids, refunds and the end of the day.': 'Stornos, Rückerstattungen und der Tagesabschluss.',
  'Drafts, publishing, prices and allergens.': 'Entwürfe, Veröffentlichung, Preise und Allergene.',
  'Staff, roles, approvals and hiring.': 'Personal, Rollen, Freigaben und Einstellungen.',
  'Orders, deliveries and invoices.': 'Bestellungen, Lieferungen und Rechnungen.',
  'Sign-in, plan and data.': 'Anmeldung, Tarif und Daten.',
  'The first day': 'Der erste Tag',
  'Finding your way': 'Sich zurechtfinden',
  'During service': 'Während des Service',
  'After service': 'Nach dem Service',
  'Editing a menu': 'Eine Karte bearbeiten',
  'title:Staff': 'title:Personal',
  'Approvals and hiring': 'Freigaben und Einstellungen',
  'title:Ordering': 'title:Bestellen',
  'Deliveries and invoices': 'Lieferungen und Rechnungen',
  'Signing in': 'Anmelden',
  'Plan and data': 'Tarif und Daten',
  'How do I set up a restaurant?': 'Wie richte ich ein Restaurant ein?',
  'How do I connect the till?': 'Wie verbinde ich die Kasse?',
  'How do I find pages and records?': 'Wie finde ich Seiten und Einträge?',
  'How do I switch between restaurants?': 'Wie wechsle ich zwischen Restaurants?',
  'What is the difference between a void and a comp?': 'Was ist der Unterschied zwischen Storno und Einladung?',
  'How do I split a bill?': 'Wie teile ich eine Rechnung?',
  'How do I refund a payment?': 'Wie erstatte ich eine Zahlung?',
  'When does a business day end?': 'Wann endet ein Geschäftstag?',
  'Why is my change not on sale yet?': 'Warum ist meine Änderung noch nicht im Verkauf?',
  'Can an item have different prices at different restaurants?':
    'Kann ein Gericht in verschiedenen Restaurants unterschiedlich viel kosten?',
  'How do I mark an item as sold out?': 'Wie markiere ich ein Gericht als ausverkauft?',
  'How do I declare allergens?': 'Wie gebe ich Allergene an?',
  'How do I give someone access?': 'Wie gebe ich jemandem Zugang?',
  'What can each role do?': 'Was darf jede Rolle?',
  'Who can approve voids and refunds?': 'Wer kann Stornos und Erstattungen freigeben?',
  'How do I hire a candidate?': 'Wie stelle ich jemanden ein?',
  'Who can order in the supply shop?': 'Wer kann im Einkauf bestellen?',
  'How do I check a delivery?': 'Wie prüfe ich eine Lieferung?',
  'Why does an invoice differ from its order?': 'Warum weicht eine Rechnung von ihrer Bestellung ab?',
  'How do I set up two-step sign-in?': 'Wie richte ich die Anmeldung in zwei Schritten ein?',
  'How do I sign in without my phone?': 'Wie melde ich mich ohne mein Telefon an?',
  'How do I change my plan?': 'Wie ändere ich meinen Tarif?',
  'How do I export my data?': 'Wie exportiere ich meine Daten?',
};

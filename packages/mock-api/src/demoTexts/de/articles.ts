import type { Texts } from '../texts';

export const articles: Texts = {
  'Two washed coffees from small farms, and a decaf you can serve after ten.':
    'Zwei gewaschene Kaffees von kleinen Farmen und ein entkoffeinierter, den Sie nach zehn servieren können.',
  ': plum, black tea': ': Pflaume, Schwarztee',
  ': hazelnut, orange peel': ': Haselnuss, Orangenschale',
  'Order before Thursday noon': 'Bestellen Sie bis Donnerstagmittag',
  'Sacks of the autumn lot': 'Säcke der Herbsternte',
  'A new restaurant is a draft. Fill in its details, then activate it. Time zone, currency and close-out hour cannot be changed once the restaurant has bills.':
    'Ein neues Restaurant ist ein Entwurf. Tragen Sie seine Angaben ein und aktivieren Sie es dann. Zeitzone, Währung und Tagesschluss lassen sich nicht mehr ändern, sobald das Restaurant Rechnungen hat.',
  'Before you begin': 'Bevor Sie beginnen',
  'The address that is printed on receipts.': 'Die Adresse, die auf den Belegen steht.',
  'The tax rates of the location.': 'Die Steuersätze des Standorts.',
  'The opening hours, and the hour at which the business day ends.':
    'Die Öffnungszeiten und die Stunde, zu der der Geschäftstag endet.',
  'Step by step': 'Schritt für Schritt',
  'Open Restaurants and choose Add restaurant.': 'Öffnen Sie „Restaurants“ und wählen Sie „Restaurant hinzufügen“.',
  'Enter name, location and code, and save.': 'Geben Sie Name, Ort und Kürzel ein und speichern Sie.',
  'Complete the tabs Overview, Hours, Ordering and Money.':
    'Füllen Sie die Reiter „Überblick“, „Öffnungszeiten“, „Bestellen“ und „Geld“ aus.',
  'Choose Activate. Until then, the panel lists what is missing.':
    'Wählen Sie „Aktivieren“. Bis dahin zeigt die Leiste, was noch fehlt.',
  'The till sends bills to Larder and receives the menu and the sold-out items. It signs in with an API key.':
    'Die Kasse sendet Rechnungen an Larder und erhält die Speisekarte und die ausverkauften Gerichte. Sie meldet sich mit einem API-Schlüssel an.',
  'Create a key': 'Einen Schlüssel anlegen',
  'Open API keys.': 'Öffnen Sie „API-Schlüssel“.',
  'Enter a name and choose the access.': 'Geben Sie einen Namen ein und wählen Sie den Zugriff.',
  'Copy the secret into the settings of the till. It is shown only once.':
    'Kopieren Sie den geheimen Schlüssel in die Einstellungen der Kasse. Er wird nur einmal angezeigt.',
  'Check that it works': 'Prüfen, ob es funktioniert',
  'Enter a coffee on the till and void it. The bill appears in Bills within a minute.':
    'Buchen Sie an der Kasse einen Kaffee und stornieren Sie ihn. Die Rechnung erscheint innerhalb einer Minute unter „Tischrechnungen“.',
  'Press Ctrl and K, or Command and K on a Mac, and type the first letters. The search finds pages, people, files, actions and settings.':
    'Drücken Sie Strg und K, auf dem Mac Befehl und K, und tippen Sie die ersten Buchstaben. Die Suche findet Seiten, Personen, Dateien, Aktionen und Einstellungen.',
  Bookmarks: 'Lesezeichen',
  'The star next to the title of a page adds it to the bookmarks at the top. You can change their order there.':
    'Der Stern neben dem Titel einer Seite legt sie oben bei den Lesezeichen ab. Dort können Sie ihre Reihenfolge ändern.',
  Shortcuts: 'Tastenkürzel',
  'Press the question mark to see the shortcuts of the page. You can choose other keys.':
    'Drücken Sie das Fragezeichen, um die Tastenkürzel der Seite zu sehen. Sie können andere Tasten wählen.',
  'Choose the restaurant at the top of the page. Lists and dashboards then show its records.':
    'Wählen Sie oben auf der Seite das Restaurant. Listen und Übersichten zeigen dann seine Einträge.',
  'All restaurants': 'Alle Restaurants',
  'Bills and the sales dashboard can also show all restaurants. Amounts are added up per currency.':
    'Tischrechnungen und die Umsatzübersicht können auch alle Restaurants zeigen. Beträge werden je Währung addiert.',
  'Void an item that was entered by mistake or not served. Comp an item that was served, but that the guest does not pay for.':
    'Stornieren Sie, was versehentlich gebucht oder nicht serviert wurde. Eine Einladung ist, was serviert wurde, der Gast aber nicht bezahlt.',
  Examples: 'Beispiele',
  'Wrong item entered: void, with the reason Entry error.': 'Falsch gebucht: Storno mit dem Grund „Eingabefehler“.',
  'Prepared but not served: void, with the reason Kitchen error.':
    'Zubereitet, aber nicht serviert: Storno mit dem Grund „Küchenfehler“.',
  'Served, but given away: comp.': 'Serviert, aber verschenkt: Einladung.',
  Approval: 'Freigabe',
  'A void needs a reason and an approver. The approver enters a PIN, or approves the request on another device.':
    'Ein Storno braucht einen Grund und eine Freigabe: mit PIN oder durch Zustimmung auf einem anderen Gerät.',
  'Bills are split on the till. In Larder, each part is a bill of the same order.':
    'Rechnungen werden an der Kasse geteilt. In Larder ist jeder Teil eine Rechnung derselben Bestellung.',
  'Find the other parts': 'Die anderen Teile finden',
  'The list shows the position of a bill among the bills of its order, such as 1 of 2.':
    'Die Liste zeigt die Position einer Rechnung unter den Rechnungen ihrer Bestellung, etwa 1 von 2.',
  'Open the bill and choose Refund. You can refund a payment in full or in part, with its tip.':
    'Öffnen Sie die Rechnung und wählen Sie „Erstatten“. Sie können eine Zahlung ganz oder teilweise erstatten, mit Trinkgeld.',
  'When the guest gets the money': 'Wann der Gast das Geld bekommt',
  'Cash: immediately.': 'Bargeld: sofort.',
  'Cards: after three to five working days.': 'Karten: nach drei bis fünf Werktagen.',
  'Gift cards: immediately.': 'Geschenkkarten: sofort.',
  'Several refunds': 'Mehrere Erstattungen',
  'A payment can be refunded in several parts, up to the amount that was paid.':
    'Eine Zahlung kann in mehreren Teilen erstattet werden, bis zum gezahlten Betrag.',
  'At the close-out hour of the restaurant. Bills that are opened after midnight and before that hour belong to the previous day.':
    'Zum Tagesschluss des Restaurants. Rechnungen, die nach Mitternacht und vor dieser Stunde eröffnet werden, gehören zum Vortag.',
  'Open bills': 'Offene Rechnungen',
  'Bills that are still open at the end of the day are marked “Open too long”. Close them as soon as they are paid.':
    'Rechnungen, die am Ende des Tages noch offen sind, werden mit „Zu lange offen“ markiert. Schließen Sie sie, sobald sie bezahlt sind.',
  Corrections: 'Korrekturen',
  'People with the right to reopen bills can correct a closed bill. It is then marked as reopened.':
    'Wer Rechnungen wieder öffnen darf, kann eine geschlossene Rechnung korrigieren. Sie ist dann als wieder geöffnet markiert.',
  'Changes are saved to the draft. The restaurants sell what was published last.':
    'Änderungen werden im Entwurf gespeichert. Die Restaurants verkaufen, was zuletzt veröffentlicht wurde.',
  'Publish the draft': 'Den Entwurf veröffentlichen',
  'Open Menu management and choose Changes.': 'Öffnen Sie die Speisekartenverwaltung und wählen Sie „Änderungen“.',
  'Discard the changes that are not ready.': 'Verwerfen Sie die Änderungen, die noch nicht fertig sind.',
  'Choose Publish, now or at a date and time.': 'Wählen Sie „Veröffentlichen“, sofort oder zu einem Zeitpunkt.',
  'Roll back': 'Zurücksetzen',
  'You can roll back to any earlier revision. Its content is published as a new revision, so nothing is lost.':
    'Sie können zu jeder früheren Fassung zurückkehren. Ihr Inhalt wird als neue Fassung veröffentlicht, es geht also nichts verloren.',
  'Yes. The base price of a currency applies until a restaurant has a separate price.':
    'Ja. Der Grundpreis einer Währung gilt, bis ein Restaurant einen eigenen Preis hat.',
  'Set a separate price': 'Einen eigenen Preis setzen',
  'Open the item and choose Prices. Enter a price at the restaurant, or reset it to the base price.':
    'Öffnen Sie das Gericht und wählen Sie „Preise“. Geben Sie beim Restaurant einen Preis ein oder setzen Sie ihn auf den Grundpreis zurück.',
  'Many prices': 'Viele Preise',
  'The mode Prices shows all items in a table. You can paste prices from a spreadsheet.':
    'Die Ansicht „Preise“ zeigt alle Gerichte in einer Tabelle. Preise lassen sich aus einer Tabellenkalkulation einfügen.',
  'Open the 86 board and choose Take off sale. The tills show it within seconds, delivery partners within a minute.':
    'Öffnen Sie die 86-Tafel und wählen Sie „Aus dem Verkauf nehmen“. Die Kassen zeigen es in Sekunden, Lieferpartner innerhalb einer Minute.',
  'Count down': 'Herunterzählen',
  'If some portions are left, choose Count down and enter their number. Each order reduces it.':
    'Sind noch Portionen übrig, wählen Sie „Herunterzählen“ und geben Sie ihre Zahl ein. Jede Bestellung verringert sie.',
  End: 'Ende',
  'Items return at the end of the service, unless you choose another time or “Until further notice”.':
    'Gerichte kehren am Ende des Service zurück, außer Sie wählen eine andere Zeit oder „Bis auf Weiteres“.',
  'Open the item and choose Allergens. Each allergen is contained, may be contained, is not contained, or is not declared.':
    'Öffnen Sie das Gericht und wählen Sie „Allergene“. Jedes Allergen ist enthalten, möglicherweise enthalten, nicht enthalten oder nicht angegeben.',
  'Which allergens there are': 'Welche Allergene es gibt',
  'The 14 allergens of the EU are built in. You can rename them and add others.':
    'Die 14 Allergene der EU sind vorhanden. Sie können sie umbenennen und weitere hinzufügen.',
  'Open Users and add the person with an e-mail address, a role and their restaurants.':
    'Öffnen Sie „Benutzer“ und legen Sie die Person mit E-Mail-Adresse, Rolle und Restaurants an.',
  Password: 'Passwort',
  'The person sets a password with “Forgot password?” on the sign-in page.':
    'Die Person legt auf der Anmeldeseite mit „Passwort vergessen?“ ein Passwort fest.',
  'Users and staff': 'Benutzer und Personal',
  'Users sign in. Staff work shifts and appear on bills. A person can be both.':
    'Benutzer melden sich an. Personal arbeitet in Schichten und steht auf Rechnungen. Eine Person kann beides sein.',
  'Open Roles and a role. A table shows the rights to read, write and create for each kind of record.':
    'Öffnen Sie „Rollen“ und eine Rolle. Eine Tabelle zeigt, was sie lesen, ändern und anlegen darf.',
  'Create a role': 'Eine Rolle anlegen',
  'Duplicate the role that is most similar.': 'Duplizieren Sie die ähnlichste Rolle.',
  'Enter a name.': 'Geben Sie einen Namen ein.',
  'Change its rights and save.': 'Ändern Sie ihre Rechte und speichern Sie.',
  Limits: 'Grenzen',
  'You cannot give anyone a right that you do not have.':
    'Sie können niemandem ein Recht geben, das Sie selbst nicht haben.',
  'The approvers of the restaurant. You choose them in Restaurants, on the tab Team. Each restaurant needs at least one.':
    'Die Freigebenden des Restaurants. Sie wählen sie unter „Restaurants“ im Reiter „Team“. Jedes Restaurant braucht mindestens eine Person.',
  'With a PIN': 'Mit einer PIN',
  'The approver enters a PIN on the device of the person who makes the change.':
    'Die freigebende Person gibt auf dem Gerät der ändernden Person eine PIN ein.',
  'On another device': 'Auf einem anderen Gerät',
  'Choose Ask for approval. An approver with an account can then approve or reject the change in Bills.':
    'Wählen Sie „Freigabe anfragen“. Eine berechtigte Person mit Konto kann die Änderung dann unter „Tischrechnungen“ freigeben oder ablehnen.',
  'Move the candidate to the stage Offer and enter the wage and the first day. Then move the candidate to Hired.':
    'Ziehen Sie die Bewerbung in die Stufe „Angebot“ und geben Sie Lohn und ersten Tag ein. Ziehen Sie sie dann nach „Eingestellt“.',
  'What happens': 'Was dann geschieht',
  'A user account is created.': 'Ein Benutzerkonto wird angelegt.',
  'The person is added to the staff of the restaurant.': 'Die Person wird zum Personal des Restaurants hinzugefügt.',
  'A seat of the opening is filled.': 'Ein Platz der Stelle ist besetzt.',
  Undo: 'Rückgängig machen',
  'Hiring cannot be undone. Other moves can.':
    'Eine Einstellung lässt sich nicht rückgängig machen, andere Schritte schon.',
  'Everyone with the right to create orders. You set it in Roles.':
    'Alle, die Bestellungen anlegen dürfen. Sie legen das unter „Rollen“ fest.',
  'Without the right': 'Ohne das Recht',
  'People without it can see the products and their prices, but have no cart.':
    'Wer es nicht hat, sieht die Produkte und ihre Preise, hat aber keinen Warenkorb.',
  'Open the past order in the checkout and choose Order again. Its products are added to the cart at today’s prices.':
    'Öffnen Sie die frühere Bestellung an der Kasse des Shops und wählen Sie „Erneut bestellen“. Ihre Produkte kommen zu heutigen Preisen in den Warenkorb.',
  'Products that run low': 'Produkte, die zur Neige gehen',
  'The shop suggests products that the sales of your menu use up before the next delivery.':
    'Der Shop schlägt Produkte vor, die Ihre Speisekarte vor der nächsten Lieferung aufbraucht.',
  'Compare the goods with the order while the driver is still there. The order lists every product with its quantity.':
    'Vergleichen Sie die Ware mit der Bestellung, solange der Fahrer noch da ist. Die Bestellung nennt jedes Produkt mit seiner Menge.',
  'Missing or damaged goods': 'Fehlende oder beschädigte Ware',
  'Show them to the driver, who credits them before leaving. The invoice shows the credit.':
    'Zeigen Sie sie dem Fahrer, der sie vor der Abfahrt gutschreibt. Die Rechnung zeigt die Gutschrift.',
  'The total of an invoice changes if its lines are edited. Larder then shows the difference from the order.':
    'Die Summe einer Rechnung ändert sich, wenn ihre Zeilen bearbeitet werden. Larder zeigt dann den Unterschied zur Bestellung.',
  'What to do': 'Was zu tun ist',
  'Compare the lines with the order.': 'Vergleichen Sie die Zeilen mit der Bestellung.',
  'Compare the order with the delivery.': 'Vergleichen Sie die Bestellung mit der Lieferung.',
  'Correct the invoice, or send it back to the supplier.':
    'Berichtigen Sie die Rechnung oder schicken Sie sie dem Lieferanten zurück.',
  'Open Account settings and choose Security. You can use an authenticator app or text messages.':
    'Öffnen Sie die Kontoeinstellungen und wählen Sie „Sicherheit“. Sie können eine Authentifizierungs-App oder SMS verwenden.',
  'Recovery codes': 'Wiederherstellungscodes',
  'You receive ten recovery codes. Each can be used once instead of a code. Store them in a safe place.':
    'Sie erhalten zehn Wiederherstellungscodes. Jeder gilt einmal anstelle eines Codes. Bewahren Sie sie sicher auf.',
  'Choose another method on the page that asks for the code: a recovery code, or a code by e-mail.':
    'Wählen Sie auf der Seite, die nach dem Code fragt, einen anderen Weg: einen Wiederherstellungscode oder einen Code per E-Mail.',
  Afterwards: 'Danach',
  'Open Account settings and choose Security. Sign out the devices that you do not know, and set up two-step sign-in again.':
    'Öffnen Sie die Kontoeinstellungen und wählen Sie „Sicherheit“. Melden Sie unbekannte Geräte ab und richten Sie die Anmeldung in zwei Schritten neu ein.',
  'Open Account settings and choose Billing, or open Plans and prices. A new plan starts immediately, with a new period.':
    'Öffnen Sie die Kontoeinstellungen und wählen Sie „Abrechnung“, oder öffnen Sie „Tarife und Preise“. Ein neuer Tarif beginnt sofort, mit einem neuen Zeitraum.',
  'A smaller plan': 'Ein kleinerer Tarif',
  'Every list can be exported as a CSV, Excel or text file, copied or printed. Files contain all columns.':
    'Jede Liste lässt sich als CSV-, Excel- oder Textdatei exportieren, kopieren oder drucken. Dateien enthalten alle Spalten.',
  Filters: 'Filter',
  'You can export all rows, the rows that match the filters, or the selected rows.':
    'Sie können alle Zeilen, die gefilterten oder die ausgewählten Zeilen exportieren.',
};

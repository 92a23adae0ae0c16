interface ArticleText {
  category: string;
  group: string;
  slug: string;
  question: string;
  content: string;
}

const p = (text: string) => `<p>${text}</p>`;
const h = (text: string) => `<h2>${text}</h2>`;
const steps = (...items: string[]) => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

type Row = readonly [slug: string, question: string, content: string];
const group = (category: string, name: string, rows: readonly Row[]): ArticleText[] =>
  rows.map(([slug, question, content]) => ({ category, group: name, slug, question, content }));

export const articleTexts: readonly ArticleText[] = [
  ...group('getting-started', 'The first day', [
    [
      'set-up-a-restaurant',
      'How do I set up a restaurant?',
      p(
        'A new restaurant is a draft. Fill in its details, then activate it. Time zone, currency and close-out hour cannot be changed once the restaurant has bills.',
      ) +
        h('Before you begin') +
        list(
          'The address that is printed on receipts.',
          'The tax rates of the location.',
          'The opening hours, and the hour at which the business day ends.',
        ) +
        h('Step by step') +
        steps(
          'Open Restaurants and choose Add restaurant.',
          'Enter name, location and code, and save.',
          'Complete the tabs Overview, Hours, Ordering and Money.',
          'Choose Activate. Until then, the panel lists what is missing.',
        ),
    ],
    [
      'connect-the-till',
      'How do I connect the till?',
      p('The till sends bills to Larder and receives the menu and the sold-out items. It signs in with an API key.') +
        h('Create a key') +
        steps(
          'Open API keys.',
          'Enter a name and choose the access.',
          'Copy the secret into the settings of the till. It is shown only once.',
        ) +
        h('Check that it works') +
        p('Enter a coffee on the till and void it. The bill appears in Bills within a minute.'),
    ],
  ]),
  ...group('getting-started', 'Finding your way', [
    [
      'search-and-shortcuts',
      'How do I find pages and records?',
      p(
        'Press Ctrl and K, or Command and K on a Mac, and type the first letters. The search finds pages, people, files, actions and settings.',
      ) +
        h('Bookmarks') +
        p(
          'The star next to the title of a page adds it to the bookmarks at the top. You can change their order there.',
        ) +
        h('Shortcuts') +
        p('Press the question mark to see the shortcuts of the page. You can choose other keys.'),
    ],
    [
      'switch-restaurants',
      'How do I switch between restaurants?',
      p('Choose the restaurant at the top of the page. Lists and dashboards then show its records.') +
        h('All restaurants') +
        p('Bills and the sales dashboard can also show all restaurants. Amounts are added up per currency.'),
    ],
  ]),
  ...group('bills-and-payments', 'During service', [
    [
      'void-or-comp',
      'What is the difference between a void and a comp?',
      p(
        'Void an item that was entered by mistake or not served. Comp an item that was served, but that the guest does not pay for.',
      ) +
        h('Examples') +
        list(
          'Wrong item entered: void, with the reason Entry error.',
          'Prepared but not served: void, with the reason Kitchen error.',
          'Served, but given away: comp.',
        ) +
        h('Approval') +
        p(
          'A void needs a reason and an approver. The approver enters a PIN, or approves the request on another device.',
        ),
    ],
    [
      'split-a-bill',
      'How do I split a bill?',
      p('Bills are split on the till. In Larder, each part is a bill of the same order.') +
        h('Find the other parts') +
        p('The list shows the position of a bill among the bills of its order, such as 1 of 2.'),
    ],
  ]),
  ...group('bills-and-payments', 'After service', [
    [
      'refund-a-payment',
      'How do I refund a payment?',
      p('Open the bill and choose Refund. You can refund a payment in full or in part, with its tip.') +
        h('When the guest gets the money') +
        list('Cash: immediately.', 'Cards: after three to five working days.', 'Gift cards: immediately.') +
        h('Several refunds') +
        p('A payment can be refunded in several parts, up to the amount that was paid.'),
    ],
    [
      'close-the-day',
      'When does a business day end?',
      p(
        'At the close-out hour of the restaurant. Bills that are opened after midnight and before that hour belong to the previous day.',
      ) +
        h('Open bills') +
        p(
          'Bills that are still open at the end of the day are marked “Open too long”. Close them as soon as they are paid.',
        ) +
        h('Corrections') +
        p('People with the right to reopen bills can correct a closed bill. It is then marked as reopened.'),
    ],
  ]),
  ...group('menus', 'Editing a menu', [
    [
      'draft-and-publish',
      'Why is my change not on sale yet?',
      p('Changes are saved to the draft. The restaurants sell what was published last.') +
        h('Publish the draft') +
        steps(
          'Open Menu management and choose Changes.',
          'Discard the changes that are not ready.',
          'Choose Publish, now or at a date and time.',
        ) +
        h('Roll back') +
        p('You can roll back to any earlier revision. Its content is published as a new revision, so nothing is lost.'),
    ],
    [
      'prices-by-restaurant',
      'Can an item have different prices at different restaurants?',
      p('Yes. The base price of a currency applies until a restaurant has a separate price.') +
        h('Set a separate price') +
        p('Open the item and choose Prices. Enter a price at the restaurant, or reset it to the base price.') +
        h('Many prices') +
        p('The mode Prices shows all items in a table. You can paste prices from a spreadsheet.'),
    ],
  ]),
  ...group('menus', 'During service', [
    [
      'sold-out-board',
      'How do I mark an item as sold out?',
      p(
        'Open the 86 board and choose Take off sale. The tills show it within seconds, delivery partners within a minute.',
      ) +
        h('Count down') +
        p('If some portions are left, choose Count down and enter their number. Each order reduces it.') +
        h('End') +
        p('Items return at the end of the service, unless you choose another time or “Until further notice”.'),
    ],
    [
      'allergen-matrix',
      'How do I declare allergens?',
      p(
        'Open the item and choose Allergens. Each allergen is contained, may be contained, is not contained, or is not declared.',
      ) +
        h('Which allergens there are') +
        p('The 14 allergens of the EU are built in. You can rename them and add others.'),
    ],
  ]),
  ...group('people-and-shifts', 'Staff', [
    [
      'invite-someone',
      'How do I give someone access?',
      p('Open Users and add the person with an e-mail address, a role and their restaurants.') +
        h('Password') +
        p('The person sets a password with “Forgot password?” on the sign-in page.') +
        h('Users and staff') +
        p('Users sign in. Staff work shifts and appear on bills. A person can be both.'),
    ],
    [
      'roles-and-rights',
      'What can each role do?',
      p('Open Roles and a role. A table shows the rights to read, write and create for each kind of record.') +
        h('Create a role') +
        steps('Duplicate the role that is most similar.', 'Enter a name.', 'Change its rights and save.') +
        h('Limits') +
        p('You cannot give anyone a right that you do not have.'),
    ],
  ]),
  ...group('people-and-shifts', 'Approvals and hiring', [
    [
      'approve-changes',
      'Who can approve voids and refunds?',
      p(
        'The approvers of the restaurant. You choose them in Restaurants, on the tab Team. Each restaurant needs at least one.',
      ) +
        h('With a PIN') +
        p('The approver enters a PIN on the device of the person who makes the change.') +
        h('On another device') +
        p('Choose Ask for approval. An approver with an account can then approve or reject the change in Bills.'),
    ],
    [
      'hire-a-candidate',
      'How do I hire a candidate?',
      p(
        'Move the candidate to the stage Offer and enter the wage and the first day. Then move the candidate to Hired.',
      ) +
        h('What happens') +
        list(
          'A user account is created.',
          'The person is added to the staff of the restaurant.',
          'A seat of the opening is filled.',
        ) +
        h('Undo') +
        p('Hiring cannot be undone. Other moves can.'),
    ],
  ]),
  ...group('supplies', 'Ordering', [
    [
      'who-can-order',
      'Who can order in the supply shop?',
      p('Everyone with the right to create orders. You set it in Roles.') +
        h('Without the right') +
        p('People without it can see the products and their prices, but have no cart.'),
    ],
    [
      'order-again',
      'How do I repeat an order?',
      p(
        'Open the past order in the checkout and choose Order again. Its products are added to the cart at today’s prices.',
      ) +
        h('Products that run low') +
        p('The shop suggests products that the sales of your menu use up before the next delivery.'),
    ],
  ]),
  ...group('supplies', 'Deliveries and invoices', [
    [
      'check-a-delivery',
      'How do I check a delivery?',
      p(
        'Compare the goods with the order while the driver is still there. The order lists every product with its quantity.',
      ) +
        h('Missing or damaged goods') +
        p('Show them to the driver, who credits them before leaving. The invoice shows the credit.'),
    ],
    [
      'match-invoices',
      'Why does an invoice differ from its order?',
      p('The total of an invoice changes if its lines are edited. Larder then shows the difference from the order.') +
        h('What to do') +
        steps(
          'Compare the lines with the order.',
          'Compare the order with the delivery.',
          'Correct the invoice, or send it back to the supplier.',
        ),
    ],
  ]),
  ...group('your-account', 'Signing in', [
    [
      'two-steps',
      'How do I set up two-step sign-in?',
      p('Open Account settings and choose Security. You can use an authenticator app or text messages.') +
        h('Recovery codes') +
        p('You receive ten recovery codes. Each can be used once instead of a code. Store them in a safe place.'),
    ],
    [
      'lost-phone',
      'How do I sign in without my phone?',
      p('Choose another method on the page that asks for the code: a recovery code, or a code by e-mail.') +
        h('Afterwards') +
        p(
          'Open Account settings and choose Security. Sign out the devices that you do not know, and set up two-step sign-in again.',
        ),
    ],
  ]),
  ...group('your-account', 'Plan and data', [
    [
      'change-plan',
      'How do I change my plan?',
      p(
        'Open Account settings and choose Billing, or open Plans and prices. A new plan starts immediately, with a new period.',
      ) +
        h('A smaller plan') +
        p('Nothing is deleted. What the smaller plan does not include can be read and exported, but not changed.'),
    ],
    [
      'export-everything',
      'How do I export my data?',
      p('Every list can be exported as a CSV, Excel or text file, copied or printed. Files contain all columns.') +
        h('Filters') +
        p('You can export all rows, the rows that match the filters, or the selected rows.'),
    ],
  ]),
];

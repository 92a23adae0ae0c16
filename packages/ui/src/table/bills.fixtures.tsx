import type { DataTableColumn } from './tableTypes';

/** A bill as a flat record. */
export interface Bill {
  id: number;
  guest: string;
  server: string;
  area: string;
  covers: number;
  total: number;
  tip: number | null;
  opened: string;
  isPaid: boolean;
  note: string;
  [extra: `shift${number}`]: number;
}

const guests = ['Ashworth', 'Bianchi', 'Castellano', 'Dubois', 'Eriksen', 'Ferreira', 'Haddad', 'Okafor', 'Zieliński'];
const names = ['Dana', 'Émile', 'Ilse', 'Jonah', 'Noor', 'Priya', 'Rafael', 'Tomás', 'Wren'];
const areas = ['Bar', 'Front room', 'Garden', 'Private dining'];
const notes = ['', 'Window', 'Birthday', 'Pram', 'Gluten free'];

/** Generates bills, the same in each call. */
export function billsOf(count: number, extraColumns = 0): Bill[] {
  let seed = 7;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  return Array.from({ length: count }, (_, at) => {
    const bill: Bill = {
      id: at + 1,
      guest: `${names[next(9)]} ${guests[next(9)]}`,
      server: names[next(9)]!,
      area: areas[next(4)]!,
      covers: 1 + next(8),
      total: (800 + next(40_000)) / 100,
      tip: next(3) === 0 ? null : next(3000) / 100,
      opened: `2026-${String(1 + next(12)).padStart(2, '0')}-${String(1 + next(28)).padStart(2, '0')}`,
      isPaid: next(5) > 0,
      note: notes[next(5)]!,
    };
    for (let extra = 1; extra <= extraColumns; extra += 1) bill[`shift${extra}`] = next(1000);
    return bill;
  });
}

export const billColumns: readonly DataTableColumn<Bill>[] = [
  { id: 'guest', header: 'Guest', rowHeader: true, sortable: true, width: 200, card: 'title', filter: 'text' },
  { id: 'server', header: 'Server', sortable: true, width: 120, card: 'secondary', filter: 'select' },
  { id: 'area', header: 'Area', sortable: true, width: 140, card: 'secondary', filter: 'select' },
  { id: 'covers', header: 'Covers', align: 'end', sortable: true, width: 100, total: 'sum' },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    sortable: true,
    firstDirection: 'desc',
    filter: { kind: 'number', format: { style: 'currency', currency: 'USD' } },
    width: 120,
    card: 'status',
    total: 'sum',
    totalCell: (value) => <bdi dir="ltr">{dollars(value as number)}</bdi>,
    cell: ({ total }) => <bdi dir="ltr">{dollars(total)}</bdi>,
  },
  { id: 'tip', header: 'Tip', align: 'end', sortable: true, width: 100, total: 'average', totalCell: dollars },
  { id: 'opened', header: 'Opened', sortable: true, muted: true, width: 130, filter: 'date' },
  {
    id: 'isPaid',
    header: 'Paid',
    sortable: true,
    width: 100,
    searchable: false,
    filter: {
      kind: 'boolean',
      options: [
        { value: true, label: 'Paid' },
        { value: false, label: 'Open' },
      ],
    },
    cell: ({ isPaid }) => (isPaid ? 'Paid' : 'Open'),
  },
  { id: 'note', header: 'Note', width: 160 },
];

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

function dollars(value: unknown) {
  return typeof value === 'number' ? money.format(value) : null;
}

/** Thirty columns: those of a bill and one per shift. */
export const manyColumns: readonly DataTableColumn<Bill>[] = [
  ...billColumns.map((column): DataTableColumn<Bill> => (column.rowHeader ? { ...column, pin: 'start' } : column)),
  ...Array.from({ length: 21 }, (_, at): DataTableColumn<Bill> => ({
    id: `shift${at + 1}`,
    header: `Shift ${at + 1}`,
    align: 'end',
    sortable: true,
    width: 100,
    searchable: false,
  })),
];

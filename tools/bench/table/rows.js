const guests = [
  'Ashworth',
  'Bianchi',
  'Castellano',
  'Dubois',
  'Eriksen',
  'Ferreira',
  'Haddad',
  'Okafor',
  'Reyes',
  'Zane',
];
const names = ['Dana', 'Emile', 'Ilse', 'Jonah', 'Noor', 'Priya', 'Rafael', 'Tomas', 'Wren', 'Yara'];
const areas = ['Bar', 'Front room', 'Garden', 'Private dining'];

/** Generates the rows for all libraries: ten columns of text, numbers and dates. */
export function makeRows(count) {
  let seed = 11;
  const next = (below) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  return Array.from({ length: count }, (_, at) => ({
    id: at,
    code: `#${String(at).padStart(6, '0')}`,
    guest: `${names[next(10)]} ${guests[next(10)]} ${next(100_000)}`,
    server: names[next(10)],
    area: areas[next(4)],
    covers: 1 + next(12),
    total: next(10_000_000) / 100,
    tip: next(300_000) / 100,
    opened: `2026-${String(1 + next(12)).padStart(2, '0')}-${String(1 + next(28)).padStart(2, '0')}`,
    email: `guest${next(1_000_000)}@saltmarsh.example`,
    note: `Table ${next(90)}`,
  }));
}

export const columns = ['code', 'guest', 'server', 'area', 'covers', 'total', 'tip', 'opened', 'email', 'note'];
export const numeric = new Set(['covers', 'total', 'tip']);
export const textOf = (row) =>
  columns
    .map((column) => row[column])
    .join('\n')
    .toLowerCase();
export const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
export const compareBy = (column) =>
  numeric.has(column) ? (a, b) => a[column] - b[column] : (a, b) => collator.compare(a[column], b[column]);
export const height = 600;
export const rowHeight = 44;
export const columnWidth = 130;

/** Returns the search texts, built in idle time or on first use. */
export function searchTexts(rows) {
  let texts;
  const read = () => (texts ??= rows.map(textOf));
  requestIdleCallback(read);
  return read;
}

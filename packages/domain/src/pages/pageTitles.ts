import { pageTable, type PageRow, type SectionRow } from './pageTable.ts';

const rows = Object.values<SectionRow>(pageTable).flatMap(({ entries }) =>
  Object.entries(entries).flatMap(([key, entry]): [target: string, row: PageRow][] =>
    'pages' in entry ? Object.entries(entry.pages) : [[key, entry]],
  ),
);

/** English title of each page, by target. The app translates its own titles; the mock API sends these. */
export const pageTitles: Readonly<Record<string, string>> = Object.fromEntries(
  rows.map(([target, { title }]) => [target, title]),
);

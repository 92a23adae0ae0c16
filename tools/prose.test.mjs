// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { proseFindings, rules } from './prose.mjs';

const namesIn = (path, source) => proseFindings(path, source).map(({ rule }) => rule);

/** Rule → a text that breaks it and one that does not. */
const samples = {
  answer: ['Waits for the answer.', 'The panel shows the answer to its question.'],
  reply: ['Reads the reply of the server.', 'Opens the reply to a mail.'],
  refuse: ['The server refuses the call.', 'The browser reports ECONNREFUSED.'],
  judge: ['The schema judges the input.', 'Prejudged values are invalid.'],
  beside: ['A panel beside the list.', 'Nothing besides the list.'],
  anew: ['Draws it anew.', 'Draws a new row.'],
  former: ['Shows the former page.', 'The formerly selected page.'],
  meanwhile: ['Meanwhile the row is disabled.', 'In the meantime the row is disabled.'],
  'at first': ['Open at first.', 'Open on the first render.'],
  archaic: ['Waits, lest the focus is lost.', 'The least of these values.'],
  reader: ['Writes a number in the reader’s digits.', 'Announced by a screen reader.'],
  nobody: ['Asked for by nobody.', 'The table body scrolls.'],
  whoever: ['Opens for whoever may read it.', 'Opens for users who can read it.'],
  finger: ['A finger moves the thumb.', 'A fingerprint of the file.'],
  late: ['A module that comes late.', 'A request that starts late.'],
  'own or given': ['The value, own or given.', 'Its value, given by the parent.'],
  sight: ['The rows in sight.', 'An insight.'],
  'put back': ['Puts the rows back.', 'Goes back to the list.'],
  'of its own': ['A folder of its own.', 'Its own folder.'],
  weather: ['A story for each weather.', 'Weathered textures.'],
  house: ['The people of the house.', 'The warehouse; the house number.'],
  unseen: ['An unseen label.', 'A label seen once.'],
  keepsake: ['The keepsake of a deletion.', 'Keeps a deletion.'],
  'says so': ['The button says so.', 'The button says “Saved”.'],
  'by itself': ['Closes by itself.', 'A hook itself.'],
  stands: ['The card stands in the grid.', 'An understanding of cards.'],
  'is told': ['The parent is told.', 'Tells the parent.'],
  'goes away': ['When the menu goes away.', 'Right away.'],
  'where it has one': ['Its icon, where it has one.', 'Its icon, if any.'],
  'same breath': ['Sorts in the same breath.', 'Sorts and resets the page.'],
  walk: ['Ends the walk through the chart.', 'Walks the folders.'],
  'column head': ['Focuses the column head.', 'The column header.'],
  spelling: ['Mixes the colour.', 'Mixes the color.'],
  'outside document': ['The default range (pages.md 3.14).', 'See architecture.md.'],
};

describe('prose check', () => {
  it.each(Object.entries(samples))('reports “%s” in a comment and nowhere else', (rule, [bad, good]) => {
    expect(namesIn('packages/ui/src/a.ts', `/* ${bad} */`)).toEqual([rule]);
    expect(namesIn('packages/ui/src/a.ts', `/* ${good} */`)).toEqual([]);
  });

  it('each rule has a sample', () => {
    const openings = ['JSDoc opening', 'numbered title'];
    expect([...Object.keys(samples), ...openings]).toEqual(rules.map(({ name }) => name));
  });

  it('finds question words at the start of JSDoc only', () => {
    expect(namesIn('a.ts', '/** Whether it is open. */')).toEqual(['JSDoc opening']);
    expect(namesIn('a.ts', '/**\n * What to show.\n */')).toEqual(['JSDoc opening']);
    expect(namesIn('a.ts', '/** Decides whether it is open. */')).toEqual([]);
    expect(namesIn('a.ts', '// What follows is generated.')).toEqual([]);
  });

  it('finds numbers at the start of test titles only', () => {
    expect(namesIn('a.test.ts', `it('C04: opens', () => {});`)).toEqual(['numbered title']);
    expect(namesIn('a.test.ts', `it('opens the C04 report', () => {});`)).toEqual([]);
  });

  it.each([
    `it('keeps the former page', () => {});`,
    `test.describe('the former page', () => {});`,
    `test.each([1])('the former page %s', () => {});`,
    'it.skip(`the former page ${1}`, () => {});',
    `await test.step('the former page', () => {});`,
    `throw new TypeError('Use the former page.');`,
    'throw new HttpError(404, `${name}: use the former page.`);',
    `console.error('Use ' + 'the former page');`,
    `say(fast ? 'the former page' : '');`,
  ])('finds words in titles and messages: %s', (source) => {
    expect(namesIn('a.test.ts', source)).toEqual(['former']);
  });

  it.each([
    `const former = 'the former page';`,
    `const text = <p title="former">the former page // {former}</p>;`,
    `expect(page).toHave('the former page');`,
    '// `former` is a parameter; see https://example.org/former',
    '/** {@link former} */',
  ])('ignores code and UI texts: %s', (source) => {
    expect(namesIn('a.tsx', source)).toEqual([]);
  });

  it('finds words in Markdown, but not in its code', () => {
    expect(proseFindings('a.md', '# Title\n\nThe former page.')).toEqual([
      { path: 'a.md', line: 3, kind: 'markdown', rule: 'former', word: 'former', use: 'previous' },
    ]);
    expect(namesIn('a.mdx', `import former from 'former';\n\n\`former\`\n\n\`\`\`ts\nformer();\n\`\`\`\n`)).toEqual([]);
    expect(namesIn('a.mdx', '<Former former="former" />\n\n[page](./former.md)')).toEqual([]);
  });

  it('finds a phrase that breaks across lines and reports its first line', () => {
    const [finding] = proseFindings('a.ts', '/**\n * The card stands\n * in the grid.\n */');
    expect(finding).toMatchObject({ rule: 'stands', line: 2, word: 'stands in' });
    expect(proseFindings('a.ts', '// The card stands\n// in the grid.')).toMatchObject([{ rule: 'stands', line: 1 }]);
  });
});

import { expect, it, vi } from 'vitest';
import { printRows } from './printRows';

/** Prints a list and returns the printed document. */
async function print(cells: readonly string[], isRightToLeft = false) {
  const page = document.implementation.createHTMLDocument();
  Object.assign(page, { fonts: { load: async () => [] } });
  const view = {
    document: page,
    CSSStyleSheet,
    addEventListener: vi.fn<Window['addEventListener']>(),
    print: vi.fn(),
  };
  vi.spyOn(document.body, 'append').mockReturnValue();
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(view as unknown as Window);
  await printRows({
    name: 'users',
    title: 'Users',
    heading: ['Quay Street', '20 November'],
    columns: [
      { header: 'Email', kind: 'text' },
      { header: 'Bills', kind: 'number' },
    ],
    rows: [cells],
    language: 'ar',
    isRightToLeft,
  });
  expect(view.print).toHaveBeenCalledOnce();
  return page;
}

it('prints a heading and a table with a header', async () => {
  const page = await print(['maren', '12']);
  expect([page.title, page.documentElement.lang, page.documentElement.dir]).toEqual(['users', 'ar', 'ltr']);
  expect(page.body.innerHTML).toBe(
    '<h1>Users</h1><p>Quay Street</p><p>20 November</p>' +
      '<table><thead><tr><th class="text">Email</th><th class="number">Bills</th></tr></thead>' +
      '<tbody><tr><td class="text">maren</td><td class="number">12</td></tr></tbody></table>',
  );
});

it('breaks addresses after their signs, and long words anywhere', async () => {
  const page = await print(['maren@holt.example', 'x'.repeat(30)], true);
  expect(page.documentElement.dir).toBe('rtl');
  expect([...page.querySelectorAll('td')].map(({ innerHTML, className }) => [innerHTML, className])).toEqual([
    ['maren@<wbr>holt.example', 'text'],
    ['x'.repeat(30), 'number long'],
  ]);
});

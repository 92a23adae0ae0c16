import type { MenuItem, PriceColumn } from '@larder/domain/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createFormats } from '../../../lib/createFormats';
import { eventually } from '../../../testing/mockServer';
import { TextKeys } from '../../../testing/TextKeys';
import type { LoadedMenu } from '../useMenu';
import type { MenuEdits } from '../useMenuEdits';
import { ChangePricesDialog, type ChangePricesDialogProps } from './ChangePricesDialog';

afterEach(cleanup);

const itemOf = (id: string, name: string, basePrice: MenuItem['basePrice']) =>
  ({ id, name, version: 4, basePrice, priceOverrides: {} }) as unknown as MenuItem;
const bream = itemOf('i1', 'Sea bream', { USD: 2000, JPY: 3000 });
const soup = itemOf('i2', 'Soup', { USD: 850, JPY: 900 });
const tea = itemOf('i3', 'Tea', {});
const base = (currency: string): PriceColumn => ({ kind: 'base', currency });
const tokyo: PriceColumn = { kind: 'place', place: { id: 'tyo', currency: 'JPY' } };
const columns = [
  { column: base('USD'), name: 'USD' },
  { column: base('JPY'), name: 'JPY' },
  { column: tokyo, name: 'Tokyo' },
];

const commit = vi.fn<(ops: object[], text: string) => Promise<void>>(async () => undefined);
const onClose = vi.fn<() => void>();
async function open(selected: ChangePricesDialogProps['selected'] = []) {
  vi.clearAllMocks();
  render(
    <ChangePricesDialog
      menu={{ formats: createFormats('en') } as unknown as LoadedMenu}
      edits={{ commit } as unknown as MenuEdits}
      columns={columns}
      items={[bream, soup, tea]}
      selected={selected}
      onClose={onClose}
    />,
    { wrapper: TextKeys },
  );
  return screen.findByRole('dialog', { name: 'menu.sheet.changeBy' });
}
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(String.raw`^menu\.sheet\.${name}`) });
const type = (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};
const choices = (name: string) => screen.getByRole('button', { name: new RegExp(String.raw`menu\.sheet\.${name}`) });
const choose = async (name: string, option: string) => {
  fireEvent.click(choices(name));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};
const optionsOf = async (name: string) => {
  fireEvent.click(choices(name));
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
};
const kind = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: `menu.sheet.kinds.${name}` });
const steps = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const submit = () => fireEvent.submit(document.querySelector('form')!);

it('a percentage changes the prices of the first column, and shows them before it is applied', async () => {
  const dialog = await open();
  expect(steps()).toEqual([]);
  type('rate', '5');
  expect(steps()).toEqual(['Sea bream$20.00$21.00', 'Soup$8.50$8.93']);
  expect(dialog.textContent).toContain('menu.sheet.preview count=2');
  expect(screen.getByRole('button', { name: /^menu\.sheet\.apply count=2/ })).toBeDefined();
  submit();
  await eventually(() => expect(onClose).toHaveBeenCalledOnce());
  const update = { op: 'update', kind: 'item', version: 4 };
  expect(commit.mock.calls).toEqual([
    [
      [
        { ...update, id: 'i1', set: { basePrice: { USD: 2100 } } },
        { ...update, id: 'i2', set: { basePrice: { USD: 893 } } },
      ],
      'menu.sheet.changed count=2',
    ],
  ]);
});

it.each([
  ['rate', '5', ['Sea bream$20.00$21.00', 'Soup$8.50$8.93']],
  ['rate', '-2.5%', ['Sea bream$20.00$19.50', 'Soup$8.50$8.29']],
  ['amount', '1.50', ['Sea bream$20.00$21.50', 'Soup$8.50$10.00']],
  ['amount', 'a', []],
])('the %s "%s" is previewed while it is typed', async (name, text, preview) => {
  await open();
  fireEvent.click(kind(name));
  fireEvent.input(field(name), { target: { value: text } });
  expect(steps()).toEqual(preview);
  expect(
    screen.getByRole('button', { name: new RegExp(`^menu\\.sheet\\.apply count=${preview.length}`) }),
  ).toBeDefined();
});

it('the preview follows the arrow keys after typing', async () => {
  await open();
  fireEvent.input(field('rate'), { target: { value: '5' } });
  fireEvent.keyDown(field('rate'), { key: 'ArrowUp' });
  expect(steps()[0]).toBe('Sea bream$20.00$21.20');
});

it('an amount changes the prices of the chosen restaurant', async () => {
  await open();
  await choose('scope', 'Tokyo');
  fireEvent.click(kind('amount'));
  type('amount', '-100');
  expect(steps()).toEqual(['Sea bream¥3,000¥2,900', 'Soup¥900¥800']);
  submit();
  await eventually(() => expect(commit).toHaveBeenCalledOnce());
  expect(commit.mock.calls[0]![0]).toMatchObject([
    { id: 'i1', set: { priceOverrides: { tyo: 2900 } } },
    { id: 'i2', set: { priceOverrides: { tyo: 800 } } },
  ]);
});

it.each([
  ['menu.sheet.rounding.step amount=$1.00', ['Sea bream$20.00$21.00', 'Soup$8.50$9.00']],
  ['menu.sheet.rounding.ending ending=.95', ['Sea bream$20.00$20.95', 'Soup$8.50$8.95']],
])('the prices can be rounded: %s', async (rounding, preview) => {
  await open();
  type('rate', '5');
  await choose('round', rounding);
  expect(steps()).toEqual(preview);
});

it('the roundings are those of the currency', async () => {
  await open();
  expect(await optionsOf('round')).toEqual([
    'menu.sheet.rounding.none',
    ...['$0.05', '$0.10', '$1.00', '$10.00'].map((amount) => `menu.sheet.rounding.step amount=${amount}`),
    ...['.00', '.50', '.90', '.95', '.99'].map((ending) => `menu.sheet.rounding.ending ending=${ending}`),
  ]);
  cleanup();
  await open([
    { item: bream, column: base('JPY') },
    { item: soup, column: tokyo },
  ]);
  expect(await optionsOf('round')).toEqual([
    'menu.sheet.rounding.none',
    'menu.sheet.rounding.step amount=¥1',
    'menu.sheet.rounding.step amount=¥10',
  ]);
});

it('several selected cells are offered as the scope; a single cell is not', async () => {
  await open([{ item: soup, column: base('USD') }]);
  expect(await optionsOf('scope')).toEqual(['USD', 'JPY', 'Tokyo']);
  cleanup();
  await open([
    { item: soup, column: base('USD') },
    { item: soup, column: tokyo },
  ]);
  type('rate', '10');
  expect(steps()).toEqual(['Soup$8.50$9.35', 'Soup¥900¥990']);
  // An amount needs a currency.
  expect(kind('amount').disabled).toBe(true);
  expect(await optionsOf('scope')).toEqual(['menu.sheet.selection count=2', 'USD', 'JPY', 'Tokyo']);
});

it.each([
  ['rate', '', 'validation.required'],
  ['rate', '0', 'validation.noPriceChange'],
  ['amount', '', 'validation.required'],
  ['amount', '0', 'validation.noPriceChange'],
])('the %s "%s" is rejected', async (name, value, error) => {
  await open();
  fireEvent.click(kind(name));
  type(name, value);
  submit();
  await screen.findByText(new RegExp(String.raw`^${error}`));
  expect(field(name).getAttribute('aria-invalid')).toBe('true');
  expect(commit).not.toHaveBeenCalled();
});

import type { MenuItem } from '@larder/domain/contract';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useMockServer } from '../../../testing/mockServer';
import { TextKeys } from '../../../testing/TextKeys';
import { useTestMenu } from '../testing/useTestMenu';
import { ItemOnSale } from './ItemOnSale';

useMockServer();

/** Shows an item that is sold at lunch on weekdays, on a Friday at 15:15. */
function LunchItem({ fields }: { fields: Partial<MenuItem> }) {
  const menu = useTestMenu();
  const place = menu?.place;
  if (!place) return null;
  const { catalogue, index } = menu;
  const sold = [...index.placements.keys()].find((id) => index.item.get(id)?.basePrice[place.currency])!;
  const item = {
    ...index.item.get(sold)!,
    archived: false,
    restaurantIds: null,
    channels: null,
    orderTypes: null,
    groupLinks: [],
    daypartIds: ['lunch'],
    ...fields,
  };
  const always = { daypartIds: [], restaurantIds: null, channels: null, archived: false };
  const lunch = {
    ...catalogue.dayparts[0]!,
    id: 'lunch',
    name: 'Lunch',
    archived: false,
    restaurantIds: null,
    startsOn: null,
    endsOn: null,
    windows: [{ days: [1, 2, 3, 4, 5] as const, from: '12:00', to: '15:00' }],
  };
  const shown = {
    ...menu,
    now: new Date('2026-11-20T20:15:00Z'),
    entries: [],
    catalogue: {
      ...catalogue,
      menus: catalogue.menus.map((each) => ({ ...each, ...always })),
      sections: catalogue.sections.map((each) => ({ ...each, ...always })),
      items: catalogue.items.map((each) => (each.id === sold ? item : each)),
      dayparts: [...catalogue.dayparts, lunch],
    },
  } as unknown as typeof menu;
  return <ItemOnSale item={item as MenuItem} menu={shown} place={place} />;
}

/** Returns the texts of the rows of a list. */
async function rowsOf(name: string) {
  const list = await screen.findByRole('list', { name }, { timeout: 10_000 });
  return within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
}
const days = () => rowsOf('menu.availability.week');
const lineOf = async (channel: string) =>
  (await rowsOf('menu.fields.channels')).find((text) => text.startsWith(`restaurants.channels.${channel}`));

it('shows the times at which an item is on sale in the next seven days', async () => {
  render(<LunchItem fields={{}} />, { wrapper: TextKeys });
  expect(await days()).toEqual([
    'Fri 2012:00–15:00',
    'Sat 21menu.availability.off',
    'Sun 22menu.availability.off',
    ...['Mon 23', 'Tue 24', 'Wed 25', 'Thu 26'].map((day) => `${day}12:00–15:00`),
  ]);
  expect(await lineOf('qr')).toContain('menu.reasons.outside_daypart time=Mon 23 Nov, 12:00 daypart=Lunch');
});

it('shows "all day" for an item without dayparts, and on which channels it is hidden', async () => {
  render(<LunchItem fields={{ daypartIds: [], channels: ['pos'] }} />, { wrapper: TextKeys });
  expect(new Set((await days()).map((text) => text?.slice(6)))).toEqual(new Set(['menu.availability.allDay']));
  expect(await lineOf('pos')).toContain('menu.reasons.available');
  expect(await lineOf('qr')).toContain('menu.reasons.channel_hidden');
  expect(await lineOf('qr')).toContain('channel=restaurants.channels.qr');
});

it('shows the availability for the chosen order type', async () => {
  render(<LunchItem fields={{ daypartIds: [], orderTypes: ['dine_in'] }} />, { wrapper: TextKeys });
  await days();
  fireEvent.click(screen.getByRole('button', { name: /menu\.fields\.orderType/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'restaurants.orderTypes.takeaway' }));
  expect(new Set((await days()).map((text) => text?.slice(6)))).toEqual(new Set(['menu.availability.off']));
  expect(await lineOf('pos')).toContain('menu.reasons.order_type_off');
});

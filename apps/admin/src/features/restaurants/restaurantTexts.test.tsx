import type { RestaurantHealth, RestaurantRow } from '@larder/domain/contract';
import { createQueryClient, staffQuery } from '@larder/domain';
import { cleanup, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TextKeys } from '../../testing/TextKeys';
import { useRestaurantColumns } from './useRestaurantColumns';
import { useRestaurantLabels } from './useRestaurantLabels';

const now = '2026-11-20T20:00:00.000Z';
beforeEach(() => void vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the opening state of a restaurant', () => {
  const openText = (openState: RestaurantHealth['openState'], nextChangeAt: string | null) => {
    const { result } = renderHook(useRestaurantLabels, { wrapper: TextKeys });
    return result.current.open({ openState, nextChangeAt } as RestaurantHealth, 'America/New_York');
  };

  it.each<[RestaurantHealth['openState'], string | null, string]>([
    ['open', null, 'restaurants.open.open'],
    ['archived', '2026-11-21T03:00:00.000Z', 'restaurants.open.archived'],
    ['not_started', '2026-11-21T03:00:00.000Z', 'restaurants.open.not_started'],
    ['open', '2026-11-21T04:00:00.000Z', 'restaurants.open.until state=restaurants.open.open time=23:00'],
    ['closed', '2026-11-21T14:00:00.000Z', 'restaurants.open.until state=restaurants.open.closed time=09:00'],
    ['closed', '2026-11-21T14:01:00.000Z', 'restaurants.open.until state=restaurants.open.closed time=Sat 09:01'],
  ])('the label of the state %s until %s is "%s"', (state, next, text) => expect(openText(state, next)).toBe(text));
});

describe('columns of restaurants', () => {
  const restaurant = {
    id: 'rst-nyc',
    name: 'Quay Street',
    code: 'NYC',
    locationName: 'Pier 4',
    address: { city: 'New York' },
    timeZone: 'America/New_York',
    managerId: 'stf-2',
    health: {
      openState: 'paused',
      effectiveStatus: 'paused',
      nextChangeAt: null,
      businessDate: '2026-11-20',
      openBills: 4,
      eightySixed: 2,
      lastSyncAt: '2026-11-20T19:54:00.000Z',
    },
  } as unknown as RestaurantRow;

  function columnsOf() {
    const queryClient = createQueryClient();
    queryClient.setDefaultOptions({ queries: { enabled: false } });
    const staff = [
      { id: 'stf-1', name: 'Mara Lund' },
      { id: 'stf-2', name: 'Ilse Okafor' },
    ];
    queryClient.setQueryData(staffQuery({ restaurant: 'all' }).queryKey, staff as never);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <TextKeys queryClient={queryClient}>{children}</TextKeys>
    );
    return renderHook(useRestaurantColumns, { wrapper }).result.current;
  }
  const valuesOf = (row: RestaurantRow) =>
    Object.fromEntries(columnsOf().flatMap(({ id, accessor }) => (accessor ? [[id, accessor(row)]] : [])));

  it('the columns show the values of a restaurant, with its local time and the name of its manager', () => {
    expect(valuesOf(restaurant)).toEqual({
      city: 'New York',
      status: 'paused',
      localTime: '15:00',
      businessDate: '20 Nov',
      openBills: 4,
      eightySixed: 2,
      manager: 'Ilse Okafor',
      lastSync: '6 min ago',
    });
    expect(valuesOf({ ...restaurant, managerId: 'stf-9' }).manager).toBe('');
  });

  it('the columns show the name, code, location and opening state of a restaurant', () => {
    const cell = (id: string) => columnsOf().find((column) => column.id === id)!.cell!;
    const context = { mark: (text: string) => text } as never;
    const { container } = render(<>{cell('name')(restaurant, context)}</>, { wrapper: TextKeys });
    expect(container.textContent).toContain('Quay StreetNYC · Pier 4');
    expect(render(<>{cell('status')(restaurant, context)}</>, { wrapper: TextKeys }).container.textContent).toBe(
      'restaurants.open.paused',
    );
  });

  it('the columns with numbers are first sorted in descending order', () => {
    const sorted = columnsOf().flatMap(({ id, sortable, firstDirection }) => (sortable ? [[id, firstDirection]] : []));
    expect(sorted).toEqual([
      ['name', undefined],
      ['city', undefined],
      ['status', undefined],
      ['openBills', 'desc'],
      ['eightySixed', 'desc'],
    ]);
  });
});

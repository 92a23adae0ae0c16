import { addDays } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { startApi } from '../testing/api';

it('the best day is compared with the net sales of the same weekday of the week before', async () => {
  const { get } = startApi();
  const netSalesOf = async (date: string) => {
    const { data } = await get('/apps/dashboard/service-day', { restaurant: 'rst-nyc', date, compare: 'none' });
    const { tiles } = data.dashboard.groups[0] as { tiles: { id: string; value: number }[] };
    return tiles.find(({ id }) => id === 'net_sales')!.value / 100;
  };
  const { data } = await get('/card/card-advance/greeting', { restaurant: 'rst-nyc' });
  const [amount, before] = [await netSalesOf(data.date), await netSalesOf(addDays(data.date, -7))];
  expect(data.amount).toBe(amount);
  expect(data.percent).toBe(Math.round(((amount - before) / before) * 1000) / 10);
  expect(data.percent).not.toBe(0);
});

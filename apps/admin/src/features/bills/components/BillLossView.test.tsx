import { billLossQuery, createQueryClient } from '@larder/domain';
import type { LossRow } from '@larder/domain/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import { billFilterParameters } from '../billList';
import { BillLossView } from './BillLossView';

afterEach(cleanup);

const row: LossRow = {
  key: 'spoiled',
  label: 'Spoiled',
  currency: 'USD',
  discounts: 1000,
  comps: 200,
  voids: 30,
  refunds: 4,
  records: 5,
  bills: 3,
  afterPayment: 1,
  share: 1200,
};

it('the figure is the sum of discounts, comps, voids and refunds, as on the service day', async () => {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity } });
  const { queryKey } = billLossQuery({ ...billFilterParameters({}, 'rst-nyc'), groupBy: 'reason' });
  queryClient.setQueryData(queryKey, { rows: [row], totals: [{ ...row, key: 'all' }] } as never);
  render(
    <TextKeys queryClient={queryClient}>
      <BillLossView search={{}} scope="rst-nyc" controls={null} onChange={() => undefined} />
    </TextKeys>,
  );
  const figure = (await screen.findByText('bills.losses.sum')).previousElementSibling;
  expect(figure?.textContent).toBe('$12.34');
});

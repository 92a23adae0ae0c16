import { createQueryClient, DomainProvider } from '@larder/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SalesByHour } from './SalesByHour';

afterEach(cleanup);

it('says nothing about the bills of a day that is not loaded', () => {
  render(
    <DomainProvider queryClient={createQueryClient()}>
      <SalesByHour dashboard={undefined} group={undefined} comparedDay={undefined} comparison={undefined} />
    </DomainProvider>,
  );
  expect(screen.getAllByText('dashboard.salesByHour.title').length).toBeGreaterThan(0);
  expect(screen.queryByText('dashboard.salesByHour.none')).toBeNull();
});

import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ServiceCharges } from './ServiceCharges';
import type { MoneyFieldsProps } from './TabForm';

it('a new service charge is an active rate of 10 % for tables', () => {
  const set = vi.fn<(change: object) => void>();
  const money = { taxRates: [], serviceCharges: [] };
  const form = { values: { money }, set, errorOf: () => undefined } as unknown as MoneyFieldsProps['form'];
  const restaurant = { currency: 'EUR' } as MoneyFieldsProps['restaurant'];
  render(<ServiceCharges form={form} restaurant={restaurant} denial={undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'restaurants.money.addCharge' }));
  const charge = { kind: 'rate', rate: 10_000, amount: null, orderTypes: ['dine_in'], minGuests: 0, active: true };
  expect(set).toHaveBeenCalledExactlyOnceWith({
    money: { taxRates: [], serviceCharges: [{ ...charge, id: '', name: '', gratuity: false, taxRateId: null }] },
  });
});

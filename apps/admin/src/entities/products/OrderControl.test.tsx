import type { Product } from '@larder/domain/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../testing/TextKeys';
import { OrderControl, type OrderControlProps } from './OrderControl';
import type { OrderActions } from './useOrderActions';

afterEach(cleanup);

const product = { id: 7, name: 'Oysters', stock: 5 } as unknown as Product;
const addButton = () => screen.getByRole('button', { name: 'shop.add.named name=Oysters' });
const stepper = () => screen.getByRole('spinbutton', { name: 'shell.cart.quantity name=Oysters' });

/** Renders the control. `show` renders it again with another quantity in the order. */
function open(qty: number, props: Partial<OrderControlProps> = {}, mayOrder = true) {
  const calls = { add: vi.fn<(...input: unknown[]) => void>(), setQuantity: vi.fn<(...input: unknown[]) => void>() };
  const control = (quantity: number) => (
    <OrderControl
      product={product}
      actions={{ ...calls, mayOrder, quantityOf: () => quantity } as unknown as OrderActions}
      {...props}
    />
  );
  const { rerender, container } = render(control(qty), { wrapper: TextKeys });
  return { ...calls, container, show: (quantity: number) => rerender(control(quantity)) };
}

it('the button adds the product with the chosen options', () => {
  const { add } = open(0, { options: { qty: 2 } });
  expect(addButton().textContent).toBe('shop.add.short');
  fireEvent.click(addButton());
  expect(add.mock.calls).toEqual([[product, { qty: 2 }]]);
});

it('a product that is sold out cannot be added', () => {
  const { add } = open(0, { product: { ...product, stock: 0 }, label: 'Add to order' });
  expect(addButton().textContent).toContain('Add to order');
  fireEvent.click(addButton());
  expect(add).not.toHaveBeenCalled();
  expect(addButton().getAttribute('aria-disabled')).toBe('true');
});

it('the stepper changes the quantity between zero and the stock', () => {
  const { setQuantity } = open(2);
  expect(['aria-valuenow', 'aria-valuemin', 'aria-valuemax'].map((name) => stepper().getAttribute(name))).toEqual([
    '2',
    '0',
    '5',
  ]);
  fireEvent.keyDown(stepper(), { key: 'ArrowUp' });
  expect(setQuantity.mock.calls).toEqual([[product, 3]]);
});

it('the focus moves to the stepper after the product was added, and back after it was removed', () => {
  const { show } = open(0);
  addButton().focus();
  show(1);
  expect(document.activeElement).toBe(stepper());
  show(0);
  expect(document.activeElement).toBe(addButton());
});

it('the focus stays where the user moved it before the product was added', () => {
  const { show } = open(0);
  addButton().focus();
  addButton().blur();
  show(1);
  expect(document.activeElement).toBe(document.body);
});

it('people without the right to order see no control', () => {
  expect(open(0, {}, false).container.textContent).toBe('');
});

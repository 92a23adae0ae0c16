import type { Product } from '@larder/domain/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import type { OrderActions } from '../../entities/products/useOrderActions';
import { TextKeys } from '../../testing/TextKeys';
import { useCardKeys } from './useCardKeys';

function Cards({ products }: { products: readonly Product[] }) {
  const list = useRef<HTMLUListElement>(null);
  useCardKeys(list, products, {} as OrderActions);
  if (products.length === 0) return null;
  return (
    <ul ref={list}>
      {products.map(({ id, name }) => (
        <li key={id} data-row={id}>
          <a href="/">{name}</a>
        </li>
      ))}
    </ul>
  );
}

it('arrow keys move between cards that are shown after loading', () => {
  const { rerender } = render(<Cards products={[]} />, { wrapper: TextKeys });
  rerender(<Cards products={[{ id: 1, name: 'Figs' } as Product, { id: 2, name: 'Plums' } as Product]} />);
  const [figs, plums] = screen.getAllByRole('link');
  figs!.focus();
  fireEvent.keyDown(figs!, { key: 'End' });
  expect(document.activeElement).toBe(plums);
  // A modifier belongs to a shortcut of the browser.
  fireEvent.keyDown(plums!, { key: 'Home', ctrlKey: true });
  expect(document.activeElement).toBe(plums);
  fireEvent.keyDown(plums!, { key: 'Home' });
  expect(document.activeElement).toBe(figs);
});

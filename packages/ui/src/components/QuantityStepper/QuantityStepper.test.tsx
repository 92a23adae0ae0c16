import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { QuantityStepper } from './QuantityStepper';

const oneMore = () => fireEvent.click(screen.getByRole('button', { name: 'One more' }));

describeConformance(QuantityStepper, { label: 'Quantity' }, { element: 'span' });
describeControl(
  QuantityStepper,
  { label: 'Quantity' },
  {
    values: [2, 3],
    change: oneMore,
    shown: () => Number(screen.getByRole('spinbutton').getAttribute('aria-valuenow')),
  },
);

afterEach(cleanup);

it('starts at `min` and submits the value with a form', () => {
  const { container } = render(
    <form>
      <QuantityStepper label="Quantity" name="covers" min={2} />
    </form>,
  );
  const sent = () => new FormData(container.querySelector('form')!).get('covers');
  expect(sent()).toBe('2');
  oneMore();
  expect(sent()).toBe('3');
});

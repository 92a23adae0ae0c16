import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { Popover, popoverOverlay } from './Popover';

beforeAll(() => popoverOverlay.load());

afterEach(cleanup);

const props = { trigger: <button type="button">Filter</button>, label: 'Filter by workplace', children: 'Quay Street' };

describeConformance(Popover, { ...props, open: true }, { element: 'section', overlay: true });
describeControl(Popover, props, {
  names: ['open', 'defaultOpen', 'onOpenChange'],
  values: [false, true],
  change: () => fireEvent.click(screen.getByRole('button', { name: 'Filter' })),
  shown: () => screen.queryByRole('dialog') !== null,
});

it('names the popover and sets className on the panel', () => {
  render(<Popover {...props} className="from-outside" open />);
  expect(screen.getByRole('dialog', { name: 'Filter by workplace' }).closest('.from-outside')).not.toBeNull();
});

it('opens for an `anchor` without a trigger, and closes on Escape', async () => {
  const anchor = { current: document.body.appendChild(document.createElement('div')) };
  const onOpenChange = vi.fn();
  render(
    <Popover label="Harvest lunch" anchor={anchor} open onOpenChange={onOpenChange}>
      12:00
    </Popover>,
  );
  expect((await screen.findByRole('dialog', { name: 'Harvest lunch' })).textContent).toBe('12:00');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onOpenChange).toHaveBeenCalledWith(false);
  anchor.current.remove();
});

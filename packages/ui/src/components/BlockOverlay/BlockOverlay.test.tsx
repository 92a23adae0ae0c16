import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { BlockOverlay } from './BlockOverlay';

describeConformance(BlockOverlay, { loading: false, label: 'Saving' }, { element: 'div' });

describe('BlockOverlay', () => {
  afterEach(cleanup);
  const block = (isBlocked: boolean) => (
    <BlockOverlay loading={isBlocked} label="Saving">
      <button type="button">Save dish</button>
    </BlockOverlay>
  );

  it('makes its content inert while loading, then restores focus', () => {
    const { rerender, container } = render(block(false));
    const button = screen.getByRole('button');
    button.focus();
    rerender(block(true));
    expect(container.querySelector<HTMLElement>('[aria-busy="true"] > div')?.inert).toBe(true);
    expect(document.activeElement).not.toBe(button);
    rerender(block(false));
    expect(container.querySelector('[aria-busy]')).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});

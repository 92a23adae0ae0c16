import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { List } from './List';

describeConformance(List, { children: 'Salt' }, { element: 'ul' });

describe('List', () => {
  afterEach(cleanup);
  it('renders an ordered list for numbers and skips empty children', () => {
    render(
      <List marker="number" start={3}>
        <b>Salt</b>
        {false}
        Flour
      </List>,
    );
    expect(screen.getByRole('list').tagName).toBe('OL');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Salt', 'Flour']);
  });
});

import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Grid, GridItem } from './Grid';

describe('Grid', () => {
  describeConformance(Grid, { columns: 3 }, { element: 'div' });

  it('sets the columns of each breakpoint in its inline style', () => {
    const { container } = render(<Grid columns={{ base: 1, lg: 'minmax(0, 1fr) 348px' }} />);
    const style = container.firstElementChild?.getAttribute('style') ?? '';
    expect(style).toContain('repeat(1, minmax(0, 1fr))');
    expect(style).toContain('minmax(0, 1fr) 348px');
  });
});

describe('GridItem', () => {
  describeConformance(GridItem, { span: 2 }, { element: 'div' });
});

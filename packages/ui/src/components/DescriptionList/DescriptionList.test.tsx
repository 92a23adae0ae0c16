import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { DescriptionList } from './DescriptionList';

describeConformance(DescriptionList, { items: [{ term: 'Table', value: '12' }] }, { element: 'dl' });

describe('DescriptionList', () => {
  afterEach(cleanup);
  it('shows a dash for an empty value, 0 for zero, and all values of an array', () => {
    render(
      <DescriptionList
        items={[{ term: 'Email' }, { term: 'Voids', value: 0 }, { term: 'Phone', value: ['one', 'two'] }]}
      />,
    );
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['—', '0', 'one', 'two']);
  });
});

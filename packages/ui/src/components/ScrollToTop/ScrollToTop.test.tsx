import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { ScrollToTop } from './ScrollToTop';

describeConformance(ScrollToTop, {}, { element: 'button' });

it('is not to be seen or reached at the top of a page', () => {
  render(<ScrollToTop />);
  expect(screen.queryByRole('button')).toBeNull();
});

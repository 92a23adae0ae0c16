import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { ScrollToTop } from './ScrollToTop';

describeConformance(ScrollToTop, {}, { element: 'button' });

it('hides the button at the top of a page', () => {
  render(<ScrollToTop />);
  expect(screen.queryByRole('button')).toBeNull();
});

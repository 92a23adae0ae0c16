import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScrollToTop } from './ScrollToTop';

it('is not there at the top of a page', () => {
  const { container } = render(<ScrollToTop />);
  expect(container.childElementCount).toBe(0);
});

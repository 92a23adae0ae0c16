import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RangeMenu, type RangeMenuProps } from './RangeMenu';

afterEach(cleanup);

const shown = (props: Pick<RangeMenuProps, 'range' | 'response'>) => {
  render(<RangeMenu card="Revenue" onRangeChange={() => undefined} {...props} />);
  return screen.getByRole('button').textContent;
};

it.each([
  ['the first period before the first response', undefined, undefined, 'analytics.range.days28'],
  ['the requested period while loading', 'Last Year', undefined, 'analytics.range.year'],
  ['the period of the response', 'Last Year', { last_days: [], range: 'Last Month' }, 'analytics.range.month'],
] as const)('RangeMenu shows %s', (_name, range, response, text) => expect(shown({ range, response })).toContain(text));

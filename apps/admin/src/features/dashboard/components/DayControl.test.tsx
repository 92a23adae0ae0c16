import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import { DayControl } from './DayControl';

afterEach(cleanup);

it.each([
  ['the next day', 'nextDay', '2026-11-18', '2026-11-19'],
  ['today as no date', 'nextDay', '2026-11-19', undefined],
  ['the previous day', 'previousDay', '2026-11-20', '2026-11-19'],
] as const)('DayControl chooses %s', (_name, button, date, chosen) => {
  const onChange = vi.fn<(date: string | undefined) => void>();
  render(<DayControl date={date} today="2026-11-20" onChange={onChange} />, { wrapper: TextKeys });
  fireEvent.click(screen.getByRole('button', { name: `dashboard.${button}` }));
  expect(onChange.mock.calls).toEqual([[chosen]]);
});

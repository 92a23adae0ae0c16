import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useSilentServer } from '../../../testing/silentServer';
import { TextKeys } from '../../../testing/TextKeys';
import { timeFields } from '../eventValues';
import { EventFields, type EventFieldsProps } from './EventFields';

useSilentServer();
afterEach(cleanup);

it.each([
  ['of an event', false, 'one', true],
  ['of a whole series', true, 'all', true],
  ['but not of a single occurrence', true, 'one', false],
] as const)('EventFields offers the repetition %s', (_name, isOccurrence, scope, isOffered) => {
  const values = {
    ...timeFields({ start: '2026-11-20T18:00', end: '2026-11-20T19:00' }),
    title: 'Tasting',
    calendar: 'Business',
    url: '',
    guests: [],
    location: '',
    description: '',
    every: 'none',
    weekdays: [],
    scope,
  };
  const form = { values, set: () => undefined, errorOf: () => undefined };
  const props = { form, isOccurrence, labels: { calendar: String } } as unknown as EventFieldsProps;
  render(<EventFields {...props} />, { wrapper: TextKeys });
  expect(screen.queryAllByText('calendar.fields.every').length > 0).toBe(isOffered);
});

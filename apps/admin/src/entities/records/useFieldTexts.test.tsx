import { createQueryClient, DomainProvider } from '@larder/domain';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFieldTexts } from './useFieldTexts';

const textsOf = (entity: string) =>
  renderHook(useFieldTexts, {
    wrapper: ({ children }) => <DomainProvider queryClient={createQueryClient()}>{children}</DomainProvider>,
  }).result.current(entity, { id: 1, title: 'Order napkins', fullName: undefined });

it.each([
  ['tasks', 'assignee', { id: 2, fullName: 'Ilse Okafor' }, 'tasks.fields.assignee', 'Ilse Okafor'],
  ['tasks', 'assignee', null, 'tasks.fields.assignee', ''],
  ['tasks', 'dueDate', '2026-11-20', 'tasks.fields.day', 'Fri 20 Nov'],
  ['tasks', 'dueDate', null, 'tasks.fields.day', ''],
  ['tasks', 'isCompleted', true, 'tasks.fields.isCompleted', undefined],
  ['events', 'start', '2026-11-20T18:00:00.000Z', 'calendar.fields.start', 'Fri 20 Nov, 18:00'],
  ['events', 'end', '2026-11-20', 'calendar.fields.end', 'Fri 20 Nov'],
  ['events', 'extendedProps', { repeat: {} }, 'calendar.fields.extendedProps', undefined],
  ['jobs', 'stage', 'trial_shift', 'jobs.fields.stage', 'jobs.stages.trial_shift'],
  ['jobs', 'tags', ['grill', 'bar'], 'jobs.fields.tags', 'grill and bar'],
  ['jobs', 'tags', [], 'jobs.fields.tags', ''],
  ['permissions', 'assignedTo', ['support', 'manager'], 'permissions.fields.assignedTo', 'support and manager'],
  ['permissions', 'name', 'Payroll', 'permissions.fields.name', 'Payroll'],
])('useFieldTexts describes %s.%s with the value %j', (entity, field, value, label, text) => {
  const texts = textsOf(entity);
  expect(texts.name).toBe('Order napkins');
  expect([texts.label(field), texts.value(field, value)]).toEqual([label, text]);
});

it('describes an invoice by its number, and its payments by their amounts', () => {
  const texts = textsOf('invoices');
  expect(texts.name).toBe('invoices.sheet.title');
  expect(texts.label('payments')).toBe('invoices.fields.payments');
  expect(texts.value('payments', [])).toBe('');
  expect(texts.value('payments', [{ amount: 12.5 }, { amount: 7 }])).toBe('$12.50 and $7.00');
  expect(texts.value('lines', [])).toBeUndefined();
});

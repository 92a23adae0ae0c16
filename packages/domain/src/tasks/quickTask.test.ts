import { expect, it } from 'vitest';
import { parseQuickTask, type QuickTaskOptions } from './quickTask';

const bea = { id: 3, fullName: 'Béa Lindqvist', avatar: '' };
const ilse = { id: 2, fullName: 'Ilse Okafor', avatar: '' };
// A Friday.
const options: QuickTaskOptions = {
  today: '2026-11-20',
  languages: ['en'],
  people: [ilse, bea],
  tags: [
    { tag: 'team', name: 'Team' },
    { tag: 'high', name: 'High' },
  ],
  instantOf: (date, time) => `${date}T${time}:00Z`,
};
const parse = (line: string, languages = options.languages) => parseQuickTask(line, { ...options, languages });

it('finds date, time, person and tags anywhere in the line', () => {
  expect(parse('tomorrow 9:00 order fish @Bea #team #high')).toEqual({
    title: 'order fish',
    dueDate: '2026-11-21T09:00:00Z',
    assignee: bea,
    tags: ['team', 'high'],
  });
});

it.each([
  ['call today', '2026-11-20'],
  ['call Monday', '2026-11-23'],
  ['call fri', '2026-11-27'],
  ['call 2026-12-01', '2026-12-01'],
  ['call 9pm', '2026-11-20T21:00:00Z'],
  ['call 12am', '2026-11-20T00:00:00Z'],
])('the task %j is due %s', (line, dueDate) => {
  expect(parse(line)).toEqual({ title: 'call', dueDate });
});

it.each([
  ['de', 'übermorgen Fisch bestellen', 'Fisch bestellen', '2026-11-22'],
  ['fr', 'commander demain', 'commander', '2026-11-21'],
  ['pt', 'pedir peixe depois de amanhã', 'pedir peixe', '2026-11-22'],
  ['ar', 'اطلب السمك غدا', 'اطلب السمك', '2026-11-21'],
])('parses dates in %s: %s', (language, line, title, dueDate) => {
  expect(parse(line, [language, 'en'])).toEqual({ title, dueDate });
});

it.each(['Order 24 kg', 'Ask @nobody', 'Fix #5', 'Meet at 25:00', 'Set to 13pm', 'Room 2026-13-45', '@ # home'])(
  'keeps unknown words in the title: %s',
  (line) => {
    expect(parse(line)).toEqual({ title: line });
  },
);

it('keeps the second date, time and person in the title', () => {
  expect(parse('today call @Ilse @Bea about Monday 9:00 10:00')).toEqual({
    title: 'call @Bea about Monday 10:00',
    dueDate: '2026-11-20T09:00:00Z',
    assignee: ilse,
  });
});

it('a line without other words becomes the title', () => {
  expect(parse(' tomorrow #team ')).toEqual({ title: 'tomorrow #team' });
});

import { addDays } from '../time/businessDay';
import type { NewTask, TaskAssignee, TaskTag } from './tasks.contract';

export interface QuickTaskOptions {
  /** Current date, `YYYY-MM-DD`. */
  today: string;
  /** Languages of date words, such as `['fr', 'en']`. */
  languages: readonly string[];
  people: readonly TaskAssignee[];
  /** Tags with their names. */
  tags: readonly { tag: TaskTag; name: string }[];
  /** Converts a local date and time (`09:00`) to an instant. */
  instantOf: (date: string, time: string) => string;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Returns the words for dates, such as `tomorrow` or a weekday, each with its date. */
function dateWords(today: string, languages: readonly string[]): Map<string, string> {
  const words = new Map<string, string>();
  for (const language of languages) {
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    for (const days of [0, 1, 2]) {
      const word = plain(relative.format(days, 'day'));
      if (!/\d/.test(word)) words.set(word, addDays(today, days));
    }
    for (const weekday of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
      for (let days = 1; days <= 7; days += 1) {
        const date = addDays(today, days);
        const word = plain(format.format(Date.parse(date)));
        if (!words.has(word)) words.set(word, date);
      }
    }
  }
  return words;
}

/** Parses `9:00`, `21:30`, `9am` or `9:30 pm` to `HH:MM`. */
function timeOf(text: string): string | undefined {
  const [, hours, minutes = '00', half] = /^(\d{1,2})(?::(\d\d))?\s?(am|pm)?$/.exec(text) ?? [];
  if (hours === undefined || (half === undefined && !text.includes(':'))) return undefined;
  const hour = half ? (Number(hours) % 12) + (half === 'pm' ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || (half && Number(hours) > 12)) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

const startsName = (name: string, typed: string) =>
  plain(name).startsWith(typed) ||
  plain(name)
    .split(' ')
    .some((word) => word.startsWith(typed));

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/**
 * Parses a task from a line such as `tomorrow 9:00 order fish @Bea #team`. Dates are `today`, `tomorrow`, weekdays and
 * `2026-11-30`; a time without a date is today. Words that name no date, person or tag stay in the title.
 */
export function parseQuickTask(line: string, { today, languages, people, tags, instantOf }: QuickTaskOptions): NewTask {
  const words = line.trim().split(/\s+/);
  const dates = dateWords(today, languages);
  const title: string[] = [];
  const task: { tags: TaskTag[]; assignee?: TaskAssignee } = { tags: [] };
  let date: string | undefined;
  let time: string | undefined;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const typed = plain(word.slice(1));
    const tag = word.startsWith('#') && typed ? tags.find((each) => startsName(each.name, typed)) : undefined;
    const person =
      word.startsWith('@') && typed ? people.find(({ fullName }) => startsName(fullName, typed)) : undefined;
    const length = date ? 0 : ([3, 2, 1].find((count) => dates.has(plain(words.slice(at, at + count).join(' ')))) ?? 0);
    const clock = time ? undefined : timeOf(plain(word));
    if (tag) task.tags.push(tag.tag);
    else if (person && !task.assignee) task.assignee = person;
    else if (length > 0) {
      date = dates.get(plain(words.slice(at, at + length).join(' ')));
      at += length - 1;
    } else if (!date && isDate(word)) date = word;
    else if (clock) time = clock;
    else title.push(word);
  }
  // A line that contains only dates and names becomes the title.
  if (title.length === 0) return { title: line.trim() };
  const dueDate = time ? instantOf(date ?? today, time) : date;
  return {
    title: title.join(' '),
    ...(dueDate && { dueDate }),
    ...(task.tags.length > 0 && { tags: task.tags }),
    ...(task.assignee && { assignee: task.assignee }),
  };
}

import { minuteOf, momentOf, type FieldErrors } from '@larder/domain/contract';

export interface PublishValues {
  note: string;
  when: 'now' | 'later';
  /** Local time of the restaurant. */
  publishAt: string | null;
}

const longestNote = 200;
const longestDays = 90;

/** Returns the instant of the entered local time of the restaurant; `null` for publishing now. */
export function publishMoment({ when, publishAt }: PublishValues, timeZone: string): Date | null {
  if (when === 'now' || !publishAt) return null;
  const [date = '', time = '00:00'] = publishAt.split('T');
  return momentOf(date, minuteOf(time.slice(0, 5)), timeZone);
}

/** Validates the values. Returns errors by field. */
export function publishErrors(values: PublishValues, now: Date, timeZone: string): FieldErrors {
  const errors: FieldErrors = {};
  if (values.note.length > longestNote) errors['note'] = [{ key: 'maxLength', n: longestNote }];
  const moment = publishMoment(values, timeZone);
  if (values.when === 'later' && !moment) errors['publishAt'] = ['required'];
  if (moment && (moment.getTime() - now.getTime()) / 86_400_000 > longestDays)
    errors['publishAt'] = [{ key: 'maxDays', n: longestDays }];
  if (moment && moment <= now) errors['publishAt'] = ['future'];
  return errors;
}

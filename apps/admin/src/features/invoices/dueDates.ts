import { addDays } from '@larder/domain/contract';

/** Days until the due date that the form offers. */
export const dueChoices = [7, 14, 30] as const;

/** Days until the due date of a new invoice. */
export const defaultDueDays = 14;

/** Due date a number of days after the issue date; empty if the issue date is. */
export const dueDateAfter = (issuedDate: string, days: number) => (issuedDate === '' ? '' : addDays(issuedDate, days));

/** The offered number of days between two dates; undefined if it is none of the choices. */
export const dueChoiceOf = (issuedDate: string, dueDate: string) =>
  dueChoices.find((days) => dueDate !== '' && dueDateAfter(issuedDate, days) === dueDate);

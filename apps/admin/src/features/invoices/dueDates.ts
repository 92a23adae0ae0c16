import { addDays } from '@larder/domain/contract';

/** Days until the due date that the form offers. */
export const dueChoices = [7, 14, 30] as const;

/** Days until the due date of a new invoice. */
export const defaultDueDays = 14;

/** Returns the date a number of days after the issue date, or an empty string if the issue date is empty. */
export const dueDateAfter = (issuedDate: string, days: number) => (issuedDate === '' ? '' : addDays(issuedDate, days));

/** Returns the number of days between two dates if it is one of the choices, otherwise undefined. */
export const dueChoiceOf = (issuedDate: string, dueDate: string) =>
  dueChoices.find((days) => dueDate !== '' && dueDateAfter(issuedDate, days) === dueDate);

import { expect, screen, waitFor, within } from 'storybook/test';

export const wait = { timeout: 15_000 };

/** Finds the row of an email. */
export const mailRow = (name: RegExp | string) => screen.findByRole('row', { name }, wait);

/** Returns the list of a folder. */
export const mailList = (name: string) => within(screen.getByRole('grid', { name }));

/** Waits until the email with this subject is open. */
export const mailOpened = (subject: string) =>
  waitFor(() => expect(document.querySelector('[data-mail-reader] h2')).toHaveTextContent(subject), wait);

import { expect, screen, waitFor, within } from 'storybook/test';

/** Time limit for queries that wait for a lazy chunk and its first response. */
export const loading = { timeout: 10_000 };

export const findButton = (name: RegExp) => screen.findByRole('button', { name }, loading);
export const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }, loading));
export const expectNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

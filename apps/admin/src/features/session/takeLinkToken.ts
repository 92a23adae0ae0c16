import { redirect, type ParsedLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Token of an emailed link. Kept in the history entry, so that it survives a reload. */
    linkToken?: string;
  }
}

/** Moves the token of an emailed link from the URL to the history entry, so that it is neither shown nor copied. */
export function takeLinkToken({
  search: { token, ...search },
  location,
}: {
  search: { token?: string | undefined; next?: string | undefined };
  location: Pick<ParsedLocation, 'pathname'>;
}) {
  if (token === undefined) return;
  throw redirect({ to: location.pathname, search, state: { linkToken: token }, replace: true });
}

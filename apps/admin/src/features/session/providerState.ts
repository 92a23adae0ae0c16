/** Session storage key of the started sign-in. */
const key = 'provider-sign-in';

interface StartedSignIn {
  provider: string;
  state: string;
  /** The page to open after sign-in. */
  next?: string | undefined;
}

/** Returns a random `state`. Its dashes keep the router from parsing it as a number. */
export const createState = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Returns the address of the provider with the `state` that it must return. */
export function providerAddress(url: string, state: string): string {
  const address = new URL(url, window.location.href);
  address.searchParams.set('state', state);
  return address.href;
}

/** Stores the sign-in that is being started. If storage is blocked, the return from the provider is rejected. */
export function startProviderSignIn(started: StartedSignIn) {
  try {
    sessionStorage.setItem(key, JSON.stringify(started));
  } catch {
    // The sign-in page shows an error after the return.
  }
}

/** Returns the sign-in that this tab has started, unless provider or `state` differ, and forgets it. */
export function takeProviderSignIn(provider: string, state: string | undefined): StartedSignIn | undefined {
  try {
    const started = JSON.parse(sessionStorage.getItem(key) ?? 'null') as StartedSignIn | null;
    sessionStorage.removeItem(key);
    return started?.provider === provider && started.state === state ? started : undefined;
  } catch {
    return undefined;
  }
}

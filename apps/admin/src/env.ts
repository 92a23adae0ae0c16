import { version } from '../package.json';

/** What the build and the server that serves it decide. */
export const env = {
  /** Origin of a real server; empty: the app's own origin. */
  apiUrl: import.meta.env.VITE_API_URL ?? '',
  /** The in-browser API answers unless a real server is named or it is switched off. */
  mock: import.meta.env.VITE_MOCK ? import.meta.env.VITE_MOCK !== 'off' : !import.meta.env.VITE_API_URL,
  /** Of this build. */
  version,
};

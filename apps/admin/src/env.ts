import { version } from '../package.json';

/** Configuration from build variables. */
export const env = {
  /** Origin of the API server. Empty for the origin of the app. */
  apiUrl: import.meta.env.VITE_API_URL ?? '',
  /** If true, the app runs on the in-browser mock API. */
  mock: import.meta.env.VITE_MOCK ? import.meta.env.VITE_MOCK !== 'off' : !import.meta.env.VITE_API_URL,
  version,
};

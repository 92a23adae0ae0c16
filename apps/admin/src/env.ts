import { version } from '../package.json';

/** A service that signs users in and returns to `/login?provider=<id>&code=<code>`. */
export interface SignInProvider {
  id: string;
  name: string;
  /** Address of its sign-in page. */
  url: string;
}

/** Configuration from build variables. */
export const env = {
  /** Origin of the API server. Empty for the origin of the app. */
  apiUrl: import.meta.env.VITE_API_URL ?? '',
  /** If true, the app runs on the in-browser mock API. */
  mock: import.meta.env.VITE_MOCK ? import.meta.env.VITE_MOCK !== 'off' : !import.meta.env.VITE_API_URL,
  /** `VITE_SIGN_IN_PROVIDERS`: a JSON array of providers. */
  signInProviders: JSON.parse(import.meta.env.VITE_SIGN_IN_PROVIDERS ?? '[]') as readonly SignInProvider[],
  version,
  /** Contact details of the support and sales teams. */
  support: {
    phone: import.meta.env.VITE_SUPPORT_PHONE || '+1 555 0100 240',
    email: import.meta.env.VITE_SUPPORT_EMAIL || 'support@larder.example',
    salesEmail: import.meta.env.VITE_SALES_EMAIL || 'sales@larder.example',
  },
  /** URL of Storybook, without a trailing slash. If undefined, the gallery doesn't link to it. */
  storybookUrl: import.meta.env.VITE_STORYBOOK_URL || (import.meta.env.DEV ? 'http://localhost:6006' : undefined),
  /** Release date of the announced feature, ISO 8601. */
  comingSoonDate: import.meta.env.VITE_COMING_SOON_DATE || undefined,
  /** Maintenance: start and expected end, ISO 8601, and the reason, shown untranslated. */
  maintenance: {
    start: import.meta.env.VITE_MAINTENANCE_START || undefined,
    end: import.meta.env.VITE_MAINTENANCE_END || undefined,
    reason: import.meta.env.VITE_MAINTENANCE_REASON || undefined,
  },
};

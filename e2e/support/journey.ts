import { expect, test as base } from '@playwright/test';
import { emptyState, seedStorage, type StoredState } from './seedStorage';

export interface Report {
  errors: string[];
}

export interface JourneyOptions {
  /** If true, the app has never been opened in this browser. */
  isNew: boolean;
  /** Stored state from an earlier visit. */
  stored: StoredState;
}

/** A test that fails on an uncaught error, a console error or a violation of the content security policy. */
export const test = base.extend<JourneyOptions & { report: Report }>({
  isNew: [false, { option: true }],
  stored: [emptyState, { option: true }],
  context: async ({ context, stored, baseURL }, use) => {
    await seedStorage(context, stored, baseURL ?? '');
    await use(context);
  },
  report: [
    async ({ page, isNew }, use, info) => {
      const report: Report = { errors: [] };
      page.on('pageerror', (error) => report.errors.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') report.errors.push(`console: ${message.text()}`);
      });
      await page.addInitScript((isNew) => {
        // The tour is only offered to new users.
        if (!isNew && window.location.protocol.startsWith('http')) localStorage.setItem('tourOffered', 'true');
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy ${event.violatedDirective} blocked ${event.blockedURI} ${event.sample}`);
        });
      }, isNew);
      await use(report);
      // Some environments keep only the log of a failure.
      if (info.status !== info.expectedStatus)
        console.log(page.url(), report.errors, await page.locator('body').ariaSnapshot());
      expect(report.errors).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';

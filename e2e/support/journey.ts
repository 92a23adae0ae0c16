import { expect, test as base } from '@playwright/test';
import { keep, nothing, type Kept } from './kept';

interface Report {
  errors: string[];
}

export interface JourneyOptions {
  /** Whether this browser has never seen the app. */
  isNew: boolean;
  /** What this browser keeps of the app from an earlier visit. */
  kept: Kept;
}

/** Every journey fails on an uncaught error, a console error or a report of the content security policy. */
export const test = base.extend<JourneyOptions & { report: Report }>({
  isNew: [false, { option: true }],
  kept: [nothing, { option: true }],
  context: async ({ context, kept, baseURL }, use) => {
    await keep(context, kept, baseURL ?? '');
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
        // Somebody who was here before: nobody offers them the tour.
        if (!isNew && window.location.protocol.startsWith('http')) localStorage.setItem('tourOffered', 'true');
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy ${event.violatedDirective} blocked ${event.blockedURI} ${event.sample}`);
        });
      }, isNew);
      await use(report);
      // Said in the log: where a run leaves nothing else behind, it tells what stood there.
      if (info.status !== info.expectedStatus)
        console.log(page.url(), report.errors, await page.locator('body').ariaSnapshot());
      expect(report.errors).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';

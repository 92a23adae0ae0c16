import { expect, test as base } from '@playwright/test';

interface Report {
  errors: string[];
}

/** Every journey fails on an uncaught error, a console error or a report of the content security policy. */
export const test = base.extend<{ isNew: boolean; report: Report }>({
  /** Whether this browser has never seen the app. */
  isNew: [false, { option: true }],
  report: [
    async ({ page, isNew }, use) => {
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
      expect(report.errors).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';

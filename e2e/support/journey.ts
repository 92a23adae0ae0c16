import { expect, test as base } from '@playwright/test';

interface Report {
  errors: string[];
}

/** Every journey fails on an uncaught error, a console error or a report of the content security policy. */
export const test = base.extend<{ report: Report }>({
  report: [
    async ({ page }, use) => {
      const report: Report = { errors: [] };
      page.on('pageerror', (error) => report.errors.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') report.errors.push(`console: ${message.text()}`);
      });
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy ${event.violatedDirective} blocked ${event.blockedURI} ${event.sample}`);
        });
      });
      await use(report);
      expect(report.errors).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';

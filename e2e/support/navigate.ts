import type { Page } from '@playwright/test';

interface Router {
  history: { push: (path: string) => void };
  state: { status: string; location: { href: string }; resolvedLocation?: { href: string } };
}

/** Navigates to a page without loading the document. */
export const push = (page: Page, path: string) =>
  page.evaluate(
    (path) => (globalThis as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__.history.push(path),
    path,
  );

/** Waits until the page shows its data. */
export async function expectReady(page: Page) {
  await page.waitForFunction(() => {
    const { status, location, resolvedLocation } =
      (globalThis as unknown as { __TSR_ROUTER__?: Router }).__TSR_ROUTER__?.state ?? {};
    return status === 'idle' && location?.href === resolvedLocation?.href && document.querySelector('h1');
  });
  await page.waitForFunction(() => {
    // Parts far below the fold render after a while, or when the user prints the page.
    for (const event of ['beforeprint', 'afterprint']) window.dispatchEvent(new Event(event));
    return !document.querySelector('[aria-busy="true"]:not([data-stage] *)');
  });
}

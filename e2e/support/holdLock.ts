import { expect, type BrowserContext } from '@playwright/test';

/**
 * Holds a Web Lock in another tab, so that the lock is not free when the next tabs request it. Returns a function that
 * waits until `count` of them wait for the lock, and releases it.
 */
export async function holdLock(context: BrowserContext, name: string) {
  const holder = await context.newPage();
  // A page of the same origin that is not the app.
  await holder.goto('/mark.svg');
  await holder.evaluate(
    (lock) =>
      new Promise<void>((held) => {
        void navigator.locks.request(lock, () => {
          held();
          return new Promise<never>(() => {});
        });
      }),
    name,
  );
  const waiting = () =>
    holder.evaluate(async (lock) => {
      const { pending = [] } = await navigator.locks.query();
      return pending.filter((request) => request.name === lock).length;
    }, name);
  return async function releaseTo(count: number) {
    await expect.poll(waiting, { message: `tabs that wait for ${name}` }).toBe(count);
    await holder.close();
  };
}

/** Awaits `work` and calls `note` if the page is hidden, reloaded or closed before it settles. */
export async function onPageHide<Outcome>(work: Promise<Outcome>, note: () => void): Promise<Outcome> {
  addEventListener('pagehide', note);
  try {
    return await work;
  } finally {
    removeEventListener('pagehide', note);
  }
}

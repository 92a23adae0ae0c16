/** Awaits `work` and calls `note` if the user leaves, reloads or closes the page before `work` settles. */
export async function onPageHide<Outcome>(work: Promise<Outcome>, note: () => void): Promise<Outcome> {
  addEventListener('pagehide', note);
  try {
    return await work;
  } finally {
    removeEventListener('pagehide', note);
  }
}

/** Calls back where the page goes away, reloaded or closed, before a work is over. */
export async function ifLeft<Outcome>(work: Promise<Outcome>, note: () => void): Promise<Outcome> {
  addEventListener('pagehide', note);
  try {
    return await work;
  } finally {
    removeEventListener('pagehide', note);
  }
}

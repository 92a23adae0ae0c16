declare global {
  /** Runs a check with the styles for print. Set in tests only. */
  var larderPrint: ((check: () => Promise<void>) => Promise<void>) | undefined;
}

/** Runs a check with the styles for print. Does nothing outside of tests. */
export const whenPrinted = async (check: () => Promise<void>) => globalThis.larderPrint?.(check);

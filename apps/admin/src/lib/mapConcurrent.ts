export interface Outcome<Item> {
  done: Item[];
  failed: { item: Item; error: unknown }[];
}

interface MapConcurrentOptions {
  /** Maximum number of items in progress. @default 4 */
  limit?: number;
  signal?: AbortSignal;
  onProgress?: (finished: number) => void;
}

/** Runs `work` for every item, at most `limit` at a time. Failures don't stop the others; aborting does. */
export async function mapConcurrent<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  { limit = 4, signal, onProgress }: MapConcurrentOptions = {},
): Promise<Outcome<Item>> {
  const outcome: Outcome<Item> = { done: [], failed: [] };
  const run = async (item: Item) => {
    try {
      signal?.throwIfAborted();
      await work(item);
      outcome.done.push(item);
    } catch (error) {
      outcome.failed.push({ item, error });
    }
    if (!signal?.aborted) onProgress?.(outcome.done.length + outcome.failed.length);
  };
  // The workers share one iterator.
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await run(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return outcome;
}

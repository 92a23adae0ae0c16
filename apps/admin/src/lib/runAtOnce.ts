export interface Outcome<Item> {
  done: Item[];
  failed: { item: Item; error: unknown }[];
}

/** Does one thing to many, so many at a time; a failure does not stop the others, a signal does (pages.md 1.3). */
export async function runAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  {
    limit = 4,
    signal,
    onProgress,
  }: { limit?: number; signal?: AbortSignal; onProgress?: (finished: number) => void } = {},
): Promise<Outcome<Item>> {
  const outcome: Outcome<Item> = { done: [], failed: [] };
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        signal?.throwIfAborted();
        await work(item);
        outcome.done.push(item);
      } catch (error) {
        outcome.failed.push({ item, error });
      }
      if (!signal?.aborted) onProgress?.(outcome.done.length + outcome.failed.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return outcome;
}

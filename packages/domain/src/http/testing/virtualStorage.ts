import type { VirtualTime } from './virtualTime';

interface View {
  texts: Map<string, string>;
  /** Writes of this tab that the browser process has not confirmed, by key. */
  unconfirmed: Map<string, number>;
  onEvent: (event: StorageEvent) => void;
}

/**
 * Creates a `localStorage` with one view per tab, as in Chromium: each write goes through the browser process, which
 * sends it to the other tabs in the order of arrival. A tab ignores values of keys for which its write is still
 * unconfirmed, but dispatches their events.
 */
export function createVirtualStorage(time: VirtualTime, maxTabs: number) {
  let tabs = maxTabs;
  /** The time at which the last message of each channel arrives. Messages do not overtake each other. */
  const lastArrivals = new Map<string, number>();
  const views: View[] = Array.from({ length: maxTabs }, () => ({
    texts: new Map(),
    unconfirmed: new Map(),
    onEvent: () => undefined,
  }));

  function send(channel: string, tab: number | null, run: () => void) {
    const at = Math.max(lastArrivals.get(channel) ?? 0, time.now + storage.delay());
    lastArrivals.set(channel, at);
    time.add(at - time.now, tab, run);
  }

  function set(texts: Map<string, string>, key: string, value: string | null) {
    if (value === null) texts.delete(key);
    else texts.set(key, value);
  }

  function count({ unconfirmed }: View, key: string, change: number) {
    const number = (unconfirmed.get(key) ?? 0) + change;
    if (number > 0) unconfirmed.set(key, number);
    else unconfirmed.delete(key);
  }

  function receive(tab: number, writer: number, key: string, newValue: string | null) {
    const view = views[tab]!;
    if (tab === writer) return count(view, key, -1);
    if (!view.unconfirmed.has(key)) set(view.texts, key, newValue);
    return send(`events of ${tab}`, tab, () => {
      try {
        view.onEvent({ key, newValue, storageArea: areas[tab] } as StorageEvent);
      } catch {
        // Errors of event handlers don't reach the browser.
      }
    });
  }

  function write(tab: number, key: string, value: string | null) {
    const view = views[tab]!;
    if ((view.texts.get(key) ?? null) === value) return;
    set(view.texts, key, value);
    count(view, key, 1);
    send(`from ${tab}`, null, () => {
      for (let other = 0; other < tabs; other += 1) send(`to ${other}`, other, () => receive(other, tab, key, value));
    });
  }

  const areas = views.map(
    ({ texts }, tab) =>
      ({
        getItem: (key: string) => texts.get(key) ?? null,
        setItem: (key: string, value: string) => write(tab, key, value),
        removeItem: (key: string) => write(tab, key, null),
      }) as unknown as Storage,
  );

  const storage = {
    areas,
    /** Returns the delay of a message in milliseconds. */
    delay: () => 0,
    /** Sets the handler of the `storage` events of a tab. */
    listen(tab: number, handler: (event: StorageEvent) => void) {
      views[tab]!.onEvent = handler;
    },
    /** Removes all values and sets the number of open tabs. */
    reset(openTabs: number) {
      tabs = openTabs;
      lastArrivals.clear();
      for (const view of views) {
        view.texts.clear();
        view.unconfirmed.clear();
      }
    },
  };
  return storage;
}

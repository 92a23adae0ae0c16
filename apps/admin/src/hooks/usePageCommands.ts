import type { IconType } from '@larder/ui';
import { useEffect, useSyncExternalStore } from 'react';

/** What the palette offers for the page that is open, or for the record or rows chosen there. */
export interface PageCommand {
  id: string;
  /** What happens, verb and object. */
  title: string;
  icon?: IconType;
  /** A short fact after the title. */
  detail?: string;
  tone?: 'neutral' | 'danger';
  run: () => void;
}

interface Offer {
  commands: readonly PageCommand[];
  /** What they are about, such as "2 users selected". */
  context?: string;
}

const offers = new Set<Offer>();
const listeners = new Set<() => void>();
let all: Offer = { commands: [] };

function announce() {
  all = {
    commands: [...offers].flatMap(({ commands }) => commands),
    context: [...offers].findLast(({ context }) => context)?.context,
  };
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Offers a page's own actions in the palette while the page is there. */
export function usePageCommands(commands: readonly PageCommand[], context?: string) {
  useEffect(() => {
    const offer = { commands, context };
    offers.add(offer);
    announce();
    return () => {
      offers.delete(offer);
      announce();
    };
  }, [commands, context]);
}

export const useOfferedCommands = () => useSyncExternalStore(subscribe, () => all);

import type { IconType } from '@larder/ui';
import { useEffect, useSyncExternalStore } from 'react';

/** A palette command of the open page, or of the record or rows selected on it. */
export interface PageCommand {
  id: string;
  /** Verb and object, such as "Export users". */
  title: string;
  icon?: IconType;
  /** Short text after the title. */
  detail?: string;
  tone?: 'neutral' | 'danger';
  run: () => void;
}

interface Registration {
  commands: readonly PageCommand[];
  /** Describes the selection, such as "2 users selected". */
  context?: string;
}

const registrations = new Set<Registration>();
const listeners = new Set<() => void>();
let all: Registration = { commands: [] };

function notifyListeners() {
  all = {
    commands: [...registrations].flatMap(({ commands }) => commands),
    context: [...registrations].findLast(({ context }) => context)?.context,
  };
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Adds commands to the palette while the component is mounted. */
export function usePageCommands(commands: readonly PageCommand[], context?: string) {
  useEffect(() => {
    const registration = { commands, context };
    registrations.add(registration);
    notifyListeners();
    return () => {
      registrations.delete(registration);
      notifyListeners();
    };
  }, [commands, context]);
}

export const useRegisteredCommands = () => useSyncExternalStore(subscribe, () => all);

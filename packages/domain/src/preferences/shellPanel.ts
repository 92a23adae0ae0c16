import { sessionSignal } from '../store/session';
import { atom, useAtomValue, useSetAtom } from '../store/jotai';

/** A panel of the shell without a URL. One is open at a time. */
export type ShellPanel =
  'palette' | 'appearance' | 'shortcuts' | 'search' | 'tour' | 'cart' | 'notifications' | 'changes' | 'signOut';

type Change = ShellPanel | null | ((open: ShellPanel | null) => ShellPanel | null);

/** The open panel and the session that opened it. It isn't open for the next user. */
const openedAtom = atom<{ panel: ShellPanel | null; session: AbortSignal } | null>(null);
const panelOf = (opened: { panel: ShellPanel | null; session: AbortSignal } | null) =>
  opened && !opened.session.aborted ? opened.panel : null;
const changeAtom = atom(null, (get, set, change: Change) => {
  const panel = typeof change === 'function' ? change(panelOf(get(openedAtom))) : change;
  set(openedAtom, { panel, session: sessionSignal() });
});

/** Returns the open panel and its setter, shared by buttons, shortcuts and the command palette. */
export function useShellPanel() {
  return [panelOf(useAtomValue(openedAtom)), useSetAtom(changeAtom)] as const;
}

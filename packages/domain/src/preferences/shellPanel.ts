import { atom, useAtom } from '../store/jotai';

/** A panel of the shell without a URL. One is open at a time. */
export type ShellPanel =
  'palette' | 'appearance' | 'shortcuts' | 'search' | 'tour' | 'cart' | 'notifications' | 'changes' | 'signOut';

const shellPanelAtom = atom<ShellPanel | null>(null);
// Closes the panel when the shell unmounts, so that it isn't open for the next user.
shellPanelAtom.onMount = (setPanel) => () => setPanel(null);

/** Returns the open panel and its setter, shared by buttons, shortcuts and the command palette. */
export function useShellPanel() {
  return useAtom(shellPanelAtom);
}

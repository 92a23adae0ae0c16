import { atom, useAtom } from '../store/jotai';

/** A layer of the shell that has no address of its own; one at a time. */
export type ShellPanel =
  'palette' | 'appearance' | 'shortcuts' | 'search' | 'tour' | 'cart' | 'notifications' | 'changes' | 'signOut';

const shellPanelAtom = atom<ShellPanel | null>(null);
// What was open when the shell went away is not what the next person wants to see.
shellPanelAtom.onMount = (setPanel) => () => setPanel(null);

/** Which layer of the shell is open, and the setter: buttons, keys and the palette open the same ones. */
export function useShellPanel() {
  return useAtom(shellPanelAtom);
}

import { signOut, useShellPanel } from '@larder/domain';
import { hasUnsavedChanges } from '../../lib/unsavedChanges';

/** Returns a function that signs out and asks for confirmation if a form has unsaved changes. */
export function useSignOut() {
  const [, setPanel] = useShellPanel();
  return () => (hasUnsavedChanges() ? setPanel('signOut') : signOut());
}

import { signOut, useShellPanel } from '@larder/domain';
import { hasUnsavedChanges } from '../../lib/unsavedChanges';

/** Signs out; where a form would lose changes it asks first. */
export function useSignOut() {
  const [, setPanel] = useShellPanel();
  return () => (hasUnsavedChanges() ? setPanel('signOut') : signOut());
}

import { signOut, useShellPanel } from '@larder/domain';
import { hasUnsavedChanges } from '../lib/unsavedChanges';

/** Signs out; where a form would lose changes it asks first (pages.md 3.11). */
export function useLeave() {
  const [, setPanel] = useShellPanel();
  return () => (hasUnsavedChanges() ? setPanel('signOut') : signOut());
}

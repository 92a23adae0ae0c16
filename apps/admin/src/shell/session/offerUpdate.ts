import { notify } from '../../lib/notify';
import type { WaitingVersion } from '../../lib/serviceWorker';
import { hasUnsavedChanges } from '../../lib/unsavedChanges';

/** Milliseconds until the offer reappears after "Later". */
const later = 30 * 60_000;

function reload(version: WaitingVersion, t: (key: string) => string) {
  // With unsaved changes, ask first: if the user canceled the reload, the new worker would control the old page.
  if (!hasUnsavedChanges()) return version.activate();
  void notify((toast) =>
    toast.warning(t('shell.update.unsaved'), {
      id: 'updateUnsaved',
      duration: Number.POSITIVE_INFINITY,
      // Wait for the exit animation: the same toast may have to reappear.
      action: { label: t('shell.update.reload'), onAction: () => setTimeout(() => reload(version, t), 400) },
      closeLabel: t('shell.update.later'),
    }),
  );
}

/** Offers to reload for a new version. `t` must use the current language, because the offer repeats. */
export function offerUpdate(version: WaitingVersion, t: (key: string) => string): void {
  void notify((toast) =>
    toast.info(t('shell.update.ready'), {
      id: 'update',
      duration: Number.POSITIVE_INFINITY,
      action: { label: t('shell.update.reload'), onAction: () => reload(version, t) },
      closeLabel: t('shell.update.later'),
      onClose: () => setTimeout(() => offerUpdate(version, t), later),
    }),
  );
}

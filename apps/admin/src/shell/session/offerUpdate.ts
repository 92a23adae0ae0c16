import { notify } from '../../lib/notify';
import type { WaitingVersion } from '../../lib/serviceWorker';
import { hasUnsavedChanges } from '../../lib/unsavedChanges';

/** Milliseconds after which "later" asks again. */
const later = 30 * 60_000;

function reload(version: WaitingVersion, t: (key: string) => string) {
  // Not while a form has changes: were the reader to stay, the new worker would be in charge of the old page.
  if (!hasUnsavedChanges()) return version.takeOver();
  void notify((toast) =>
    toast.warning(t('shell.update.unsaved'), {
      id: 'updateUnsaved',
      duration: Number.POSITIVE_INFINITY,
      // Once this toast has gone: it may have to come back.
      action: { label: t('shell.update.reload'), onAction: () => setTimeout(() => reload(version, t), 400) },
      closeLabel: t('shell.update.later'),
    }),
  );
}

/** Offers a new version; `t` translates into the language of the moment, for it may ask again much later. */
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

import { useState, type ReactNode } from 'react';
import type { IconType } from '../../icons/Icon';
import type { ModalProps } from '../../private/overlays/OverlayModal';
import type { ThemeColor } from '../../theme/tokens';
import { structureStrings } from '../../private/strings/structureStrings';
import { useStrings } from '../../private/strings/strings';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import * as styles from './ConfirmDialog.css';

export interface ConfirmDialogProps extends Pick<ModalProps, 'open' | 'onOpenChange' | 'className' | 'id' | 'ref'> {
  /** The question, which names the object, such as "Delete bill #1177?". */
  title: string;
  /** Consequence of the action, in one sentence. */
  description: ReactNode;
  /** Label of the confirm button, consisting of verb and object, such as "Refund $206.01". */
  confirmLabel: string;
  /** Label of the cancel button, such as "Keep payment". */
  cancelLabel: string;
  /** Color of the confirm button. @default 'danger' */
  tone?: ThemeColor;
  /** Icon in a tile before the title. */
  icon?: IconType;
  /**
   * Called when the confirm button is pressed. If it returns a promise, the dialog is loading until it settles. It
   * closes when the promise resolves, and shows the error message when it rejects. Without a promise, it stays open
   * until `open` is false.
   */
  onConfirm: () => void | Promise<unknown>;
  /** Shows a spinner in the confirm button, ignores clicks and keeps the dialog open. @default false */
  loading?: boolean;
  /** Label of the confirm button while loading, in -ing form, such as "Refunding". */
  loadingLabel?: string;
  /** Additional content, such as a reason field or an error. */
  children?: ReactNode;
}

/** Asks for confirmation before an irreversible action. The cancel button has initial focus. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  onConfirm,
  loading: given = false,
  loadingLabel,
  onOpenChange,
  children,
  ...dialog
}: ConfirmDialogProps) {
  const strings = useStrings(structureStrings);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const loading = given || isPending;

  const change = (isOpen: boolean) => {
    setFailure(undefined);
    onOpenChange(isOpen);
  };
  const confirm = async () => {
    if (loading) return;
    setFailure(undefined);
    const result = onConfirm();
    if (!(result instanceof Promise)) return;
    setPending(true);
    try {
      await result;
      onOpenChange(false);
    } catch (error) {
      setFailure((error instanceof Error && error.message) || strings.confirmFailed);
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      narrow="box"
      tone={tone}
      onOpenChange={change}
      dismissible={!loading}
      closable={false}
      footer={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- pressing Enter too early must change nothing */}
          <Button
            variant="plain"
            tone="dark"
            autoFocus
            className={styles.button}
            aria-disabled={loading || undefined}
            onClick={() => !loading && change(false)}
          >
            {cancelLabel}
          </Button>
          <Button
            variant="filled"
            tone={tone}
            className={styles.button}
            loading={loading}
            loadingLabel={loadingLabel}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {failure ? (
        <>
          {children}
          <Alert tone="danger">{failure}</Alert>
        </>
      ) : (
        children
      )}
    </Dialog>
  );
}

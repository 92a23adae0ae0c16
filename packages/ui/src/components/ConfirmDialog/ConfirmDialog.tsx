import type { ReactNode } from 'react';
import type { IconType } from '../../icons/Icon';
import type { ModalProps } from '../../private/overlays/OverlayModal';
import type { ThemeColor } from '../../theme/tokens';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import * as styles from './ConfirmDialog.css';

export interface ConfirmDialogProps extends Pick<ModalProps, 'open' | 'onOpenChange' | 'className' | 'id' | 'ref'> {
  /** The question, including the object, such as "Delete bill #1177?". */
  title: string;
  /** The consequence, in one sentence. */
  description: ReactNode;
  /** Label of the confirm button: verb and object, such as "Refund $206.01". */
  confirmLabel: string;
  /** Label of the cancel button, such as "Keep payment". */
  cancelLabel: string;
  /** Color of the confirm button. @default 'danger' */
  tone?: ThemeColor;
  /** Icon in a tile before the title. */
  icon?: IconType;
  /** Called when the confirm button is pressed. The dialog stays open until `open` is false. */
  onConfirm: () => void;
  /** Shows a spinner in the confirm button, ignores clicks and keeps the dialog open. @default false */
  loading?: boolean;
  /** Label of the confirm button while loading, in -ing form. */
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
  loading = false,
  loadingLabel,
  onOpenChange,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      narrow="box"
      tone={tone}
      onOpenChange={onOpenChange}
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
            onClick={() => !loading && onOpenChange(false)}
          >
            {cancelLabel}
          </Button>
          <Button
            variant="filled"
            tone={tone}
            className={styles.button}
            loading={loading}
            loadingLabel={loadingLabel}
            onClick={() => !loading && onConfirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}

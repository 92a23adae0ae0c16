import type { ReactNode } from 'react';
import type { IconType } from '../../icons/Icon';
import type { ModalProps } from '../../private/overlays/OverlayModal';
import type { ThemeColor } from '../../theme/tokens';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import * as styles from './ConfirmDialog.css';

export interface ConfirmDialogProps extends Pick<ModalProps, 'open' | 'onOpenChange' | 'className' | 'id' | 'ref'> {
  /** The question, with the object in it. */
  title: string;
  /** The consequence, in one sentence. */
  description: ReactNode;
  /** Verb and object of the action, such as "Refund $206.01". */
  confirmLabel: string;
  /** What stays when nothing is done, such as "Keep payment". */
  cancelLabel: string;
  /** Colour of the action. @default 'danger' */
  tone?: ThemeColor;
  /** Icon in a tile before the question. */
  icon?: IconType;
  /** Called on the action; the dialog stays open until `open` says otherwise. */
  onConfirm: () => void;
  /** The action is running: nothing closes the dialog, a second press does nothing. @default false */
  loading?: boolean;
  /** The action's label in -ing form while it runs. */
  loadingLabel?: string;
  /** More than a sentence, such as a reason to pick or an error. */
  children?: ReactNode;
}

/** Asks before something that cannot be undone. Cancel has the focus first. */
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
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter, pressed too early, must change nothing */}
          <Button
            variant="plain"
            tone="dark"
            autoFocus
            className={styles.answer}
            aria-disabled={loading || undefined}
            onClick={() => !loading && onOpenChange(false)}
          >
            {cancelLabel}
          </Button>
          <Button
            variant="filled"
            tone={tone}
            className={styles.answer}
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

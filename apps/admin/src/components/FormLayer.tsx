import { Button } from '@larder/ui';
import { Dialog, Drawer } from '@larder/ui/overlays';
import { useId, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DiscardDialog } from './DiscardDialog';

export interface FormLayerProps {
  /** What the form stands in. */
  kind: 'drawer' | 'dialog';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** What the button says that keeps it. */
  saveLabel: string;
  /** What it says meanwhile. */
  savingLabel: string;
  /** Whether something would be lost: closing and leaving ask first. */
  isDirty: boolean;
  /** It is being kept: it stays open. */
  isPending: boolean;
  onSubmit: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form over the page: Enter or Ctrl+Enter keeps it, nothing that was typed is lost unasked. */
export function FormLayer({
  kind,
  isOpen,
  onOpenChange,
  title,
  saveLabel,
  savingLabel,
  isDirty,
  isPending,
  onSubmit,
  children,
}: FormLayerProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [isAsking, setAsking] = useState(false);

  const mayClose = () => {
    if (isPending) return false;
    if (isDirty) setAsking(true);
    return !isDirty;
  };
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    // React carries it up to whatever form stands around the page's portal.
    event.stopPropagation();
    if (!isPending) onSubmit();
  };
  const layer = {
    open: isOpen,
    onOpenChange,
    onRequestClose: mayClose,
    title,
    footer: (
      <>
        <Button variant="plain" tone="dark" onClick={() => mayClose() && onOpenChange(false)}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" form={formId} variant="filled" loading={isPending} loadingLabel={savingLabel}>
          {saveLabel}
        </Button>
      </>
    ),
    children: (
      <form
        id={formId}
        noValidate
        onSubmit={submit}
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && submit(event)}
      >
        {children}
      </form>
    ),
  };
  return (
    <>
      {kind === 'drawer' ? <Drawer {...layer} /> : <Dialog {...layer} size="md" />}
      <DiscardDialog
        isDirty={isOpen && isDirty && !isPending}
        isAsked={isAsking}
        onAnswer={(discards) => {
          setAsking(false);
          if (discards) onOpenChange(false);
        }}
      />
    </>
  );
}

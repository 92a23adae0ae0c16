import { Button } from '@larder/ui';
import { Dialog, Drawer } from '@larder/ui/overlays';
import { useId, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DiscardDialog } from './DiscardDialog';

export interface FormLayerProps {
  kind: 'drawer' | 'dialog';
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Label of the submit button. */
  saveLabel: string;
  /** Label of the submit button while saving. */
  savingLabel: string;
  /** Second submit button. */
  secondary?: { label: string; onSubmit: () => void };
  /** If true, closing the form or leaving the page asks for confirmation. */
  dirty: boolean;
  /** If true, the form is being saved and cannot be closed. */
  saving: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form in a drawer or dialog. Enter or Ctrl+Enter saves; closing with unsaved changes asks for confirmation. */
export function FormLayer({
  kind,
  open,
  onOpenChange,
  title,
  saveLabel,
  savingLabel,
  secondary,
  dirty,
  saving,
  onSubmit,
  children,
}: FormLayerProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [isAsking, setAsking] = useState(false);

  const mayClose = () => {
    if (saving) return false;
    if (dirty) setAsking(true);
    return !dirty;
  };
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    // React events bubble through portals to a parent form.
    event.stopPropagation();
    if (!saving) onSubmit();
  };
  const layer = {
    open,
    onOpenChange,
    onRequestClose: mayClose,
    title,
    footer: (
      <>
        <Button variant="plain" tone="dark" onClick={() => mayClose() && onOpenChange(false)}>
          {t('common.cancel')}
        </Button>
        {secondary && (
          <Button disabled={saving} onClick={secondary.onSubmit}>
            {secondary.label}
          </Button>
        )}
        <Button type="submit" form={formId} variant="filled" loading={saving} loadingLabel={savingLabel}>
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
        dirty={open && dirty && !saving}
        closing={isAsking}
        onDecision={(discards) => {
          setAsking(false);
          if (discards) onOpenChange(false);
        }}
      />
    </>
  );
}

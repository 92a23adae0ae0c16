import { Button, Stack } from '@larder/ui';
import { Dialog, Drawer } from '@larder/ui/overlays';
import { useId, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isSubmitKey } from '../lib/submitKeys';
import { DiscardDialog } from './DiscardDialog';
import { FormFailure } from './FormFailure';

/** State of a form, such as the result of `useFieldForm`. */
export interface LayerForm {
  /** ID of the form element. @default generated */
  id?: string;
  /** If true, closing the form or leaving the page asks for confirmation. */
  isDirty: boolean;
  /** If true, the form is being saved and cannot be closed. */
  isSaving: boolean;
  /** Error message that belongs to no field. */
  failure?: string;
  submit: () => void;
}

export interface FormLayerProps {
  /** `large` is a wide dialog. `question` is a small one that does not become a sheet on phones. */
  kind: 'drawer' | 'dialog' | 'large' | 'question';
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** One sentence below the title of a dialog. */
  description?: string;
  /** Content before the buttons, such as a summary of the changes. */
  footerStart?: ReactNode;
  /** Label of the submit button. */
  saveLabel: string;
  /** Label of the submit button while saving. */
  savingLabel?: string;
  /** Second submit button. */
  secondary?: { label: string; onSubmit: () => void };
  form: LayerForm;
  /** Title of the alert with the failure. @default 'Nothing was saved' */
  failureTitle?: string;
  /** Fields, stacked. */
  children: ReactNode;
}

const sizes = { dialog: { size: 'md' }, large: { size: 'lg' }, question: { size: 'sm', narrow: 'box' } } as const;

/** A form in a drawer or dialog. Enter or Ctrl+Enter saves; closing with unsaved changes asks for confirmation. */
export function FormLayer({
  kind,
  open,
  onOpenChange,
  title,
  description,
  footerStart,
  saveLabel,
  savingLabel,
  secondary,
  form: { id, isDirty, isSaving, failure, submit },
  failureTitle,
  children,
}: FormLayerProps) {
  const { t } = useTranslation();
  const generatedId = useId();
  const formId = id ?? generatedId;
  const [isAsking, setAsking] = useState(false);

  const mayClose = () => {
    if (isSaving) return false;
    if (isDirty) setAsking(true);
    return !isDirty;
  };
  const handleSubmit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    // React events bubble through portals to a parent form.
    event.stopPropagation();
    if (!isSaving) submit();
  };
  const layer = {
    open,
    onOpenChange,
    onRequestClose: mayClose,
    title,
    footer: (
      <>
        {footerStart}
        <Button variant="plain" tone="dark" onClick={() => mayClose() && onOpenChange(false)}>
          {t('common.cancel')}
        </Button>
        {secondary && (
          <Button disabled={isSaving} onClick={secondary.onSubmit}>
            {secondary.label}
          </Button>
        )}
        <Button type="submit" form={formId} variant="filled" loading={isSaving} loadingLabel={savingLabel}>
          {saveLabel}
        </Button>
      </>
    ),
    children: (
      <form
        id={formId}
        noValidate
        onSubmit={handleSubmit}
        onKeyDown={(event) => isSubmitKey(event) && handleSubmit(event)}
      >
        <Stack gap="px16">
          <FormFailure title={failureTitle}>{failure}</FormFailure>
          {children}
        </Stack>
      </form>
    ),
  };
  return (
    <>
      {kind === 'drawer' ? <Drawer {...layer} /> : <Dialog {...layer} {...sizes[kind]} description={description} />}
      <DiscardDialog
        dirty={open && isDirty && !isSaving}
        closing={isAsking}
        onDecision={(discards) => {
          setAsking(false);
          if (discards) onOpenChange(false);
        }}
      />
    </>
  );
}

import { PageHeader, Stack } from '@larder/ui';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { useDocumentTitle } from '../hooks/useDocumentTitle';
import { isSaveKey } from '../lib/submitKeys';
import { DiscardDialog } from './DiscardDialog';
import { DraftAlert, type DraftAlertProps } from './DraftAlert';
import type { LayerForm } from './FormLayer';
import { FormFailure } from './FormFailure';

export interface PageFormProps {
  /** Title of the page. */
  title: string;
  /** Content at the end of the header. */
  actions?: ReactNode;
  /** Title of the alert that offers a draft. */
  draftTitle: string;
  form: Omit<LayerForm, 'submit'> & {
    /** Draft of an earlier visit that the user has neither restored nor discarded. */
    offer?: { savedAt: DraftAlertProps['savedAt']; restore: () => void; discard: () => void };
  };
  onSave: () => void;
  /** Fields and buttons, stacked. */
  children: ReactNode;
}

/** A page that is a form. Ctrl+S or Ctrl+Enter saves; leaving the page with unsaved changes asks for confirmation. */
export function PageForm({ title, actions, draftTitle, form, onSave, children }: PageFormProps) {
  useDocumentTitle(title);
  const { offer, isDirty, isSaving } = form;
  const save = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form
      id={form.id}
      noValidate
      aria-label={title}
      onSubmit={save}
      onKeyDown={(event) => isSaveKey(event) && save(event)}
    >
      <PageHeader title={title} actions={actions} />
      <Stack gap="px16">
        {offer && (
          <DraftAlert title={draftTitle} savedAt={offer.savedAt} onRestore={offer.restore} onDiscard={offer.discard} />
        )}
        <FormFailure>{form.failure}</FormFailure>
        {children}
      </Stack>
      <DiscardDialog dirty={isDirty && !isSaving} keepsDraft />
    </form>
  );
}

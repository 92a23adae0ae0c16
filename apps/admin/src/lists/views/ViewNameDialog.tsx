import { ApiError } from '@larder/domain';
import type { View } from '@larder/domain/contract';
import { Alert, Button, Stack, Switch, TextField } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureReason } from '../../hooks/useFailureReason';
import { useFieldMessage } from '../../hooks/useFieldMessage';

export interface ViewNameDialogProps {
  /** The view to rename; undefined to save a new view. */
  view: View | undefined;
  onClose: () => void;
  /** Rejects if the request fails. */
  onSave: (name: string, scope: View['scope']) => Promise<void>;
}

const longest = 40;

/** Dialog that names a new view or renames one. */
export function ViewNameDialog({ view, onClose, onSave }: ViewNameDialogProps) {
  const { t } = useTranslation();
  const message = useFieldMessage();
  const reason = useFailureReason();
  const formId = useId();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const text = name.trim();
    setFailure(undefined);
    if (text === '') {
      setWrong(message('required'));
      return;
    }
    setSaving(true);
    try {
      await onSave(text, isShared ? 'workplace' : 'personal');
      onClose();
    } catch (error) {
      const field = error instanceof ApiError ? error.errors.name?.[0] : undefined;
      if (field === 'taken') setWrong(t('lists.views.taken'));
      else if (field) setWrong(message(field));
      else setFailure(reason(error));
      setSaving(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      narrow="box"
      title={t(view ? 'lists.views.renameTitle' : 'lists.views.saveTitle')}
      description={view ? undefined : t('lists.views.saveLead')}
      footer={
        <>
          <Button variant="plain" tone="dark" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="filled" loading={isSaving}>
            {t(view ? 'lists.views.renameConfirm' : 'lists.views.saveConfirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="px16">
          {failure && (
            <Alert tone="danger" title={t('lists.views.failed')}>
              {failure}
            </Alert>
          )}
          <TextField
            label={t('lists.views.name')}
            value={name}
            maxLength={longest}
            autoFocus
            requiredMark
            aria-required
            error={wrong}
            placeholder={t('lists.views.namePlaceholder')}
            onChange={({ target }) => {
              setName(target.value);
              setWrong(undefined);
            }}
          />
          {!view && (
            <Switch
              label={t('lists.views.forAll')}
              description={t('lists.views.forAllHelp')}
              checked={isShared}
              onChange={({ target }) => setShared(target.checked)}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

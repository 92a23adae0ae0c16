import { useEraseCandidate } from '@larder/domain';
import type { Candidate } from '@larder/domain/contract';
import { TextField } from '@larder/ui';
import { ConfirmDialog } from '@larder/ui/overlays';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureReason } from '../../../hooks/useFailureReason';
import { notify } from '../../../lib/notify';

export interface EraseDialogProps {
  candidate: Candidate;
  onClose: () => void;
}

/** Erases the personal data of a candidate after the user has typed the name. This cannot be undone. */
export function EraseDialog({ candidate: { id, fullName }, onClose }: EraseDialogProps) {
  const { t } = useTranslation();
  const reason = useFailureReason();
  const { mutateAsync: erase } = useEraseCandidate();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const confirm = async () => {
    if (typed.trim() !== fullName) return setError(t('jobs.erase.mismatch', { name: fullName }));
    try {
      await erase(id);
      onClose();
      await notify((toast) => void toast.success(t('jobs.toasts.erased', { name: fullName })));
    } catch (failure) {
      setError(reason(failure));
    }
    return undefined;
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('jobs.erase.of', { name: fullName })}
      description={t('jobs.erase.description')}
      confirmLabel={t('jobs.erase.title')}
      cancelLabel={t('jobs.erase.cancel')}
      onConfirm={() => void confirm()}
    >
      <TextField
        label={t('jobs.erase.typeName', { name: fullName })}
        dir="auto"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(undefined);
        }}
      />
    </ConfirmDialog>
  );
}

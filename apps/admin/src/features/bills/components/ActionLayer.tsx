import { Alert } from '@larder/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictAlert } from '../../../components/ConflictAlert';
import { FormLayer, type FormLayerProps } from '../../../components/FormLayer';
import type { ActionForm } from '../useActionForm';

export interface ActionLayerProps<Values extends object> {
  form: ActionForm<Values>;
  title: string;
  saveLabel: string;
  /** Consequence of the action. */
  notice?: ReactNode;
  /** Second submit button. */
  secondary?: FormLayerProps['secondary'];
  onClose: () => void;
  children: ReactNode;
}

/** Dialog with the form of an action. */
export function ActionLayer<Values extends object>({
  form,
  title,
  saveLabel,
  notice,
  secondary,
  onClose,
  children,
}: ActionLayerProps<Values>) {
  const { t } = useTranslation();
  return (
    <FormLayer
      kind="dialog"
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      saveLabel={saveLabel}
      secondary={secondary}
      savingLabel={t('bills.forms.saving')}
      form={form}
      failureTitle={t('bills.forms.failed')}
    >
      <ConflictAlert
        conflict={form.conflict && { ...form.conflict, takeTheirs: onClose }}
        description={form.conflict?.keepMine ? undefined : t('bills.conflict')}
        differenceOf={(difference) => difference}
      />
      {notice && <Alert tone="warning">{notice}</Alert>}
      {children}
    </FormLayer>
  );
}

import { isRoleAbove, userPlans, userRoles, userStatuses, type User } from '@larder/domain/contract';
import { useSession } from '@larder/domain';
import { Button } from '@larder/ui';
import { Dialog, Select } from '@larder/ui/overlays';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserLabels } from './useUserLabels';
import type { BulkField } from './useUserActions';

export interface UserFieldDialogProps {
  field: BulkField;
  people: readonly User[];
  onClose: () => void;
  onChoose: (value: string) => void;
}

const values: Record<BulkField, readonly string[]> = { role: userRoles, currentPlan: userPlans, status: userStatuses };

/** Dialog that sets the role, plan or status of several users. */
export function UserFieldDialog({ field, people, onClose, onChoose }: UserFieldDialogProps) {
  const { t } = useTranslation();
  const labels = useUserLabels();
  const { user: self } = useSession();
  const isClosed = (each: string) => field === 'role' && self !== null && isRoleAbove(each, self.role);
  const [value, setValue] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  return (
    <Dialog
      open
      narrow="box"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`users.bulk.${field}`, { count: people.length })}
      footer={
        <>
          <Button variant="plain" tone="dark" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="filled"
            onClick={() => {
              if (value === undefined) setMissing(true);
              else {
                onClose();
                onChoose(value);
              }
            }}
          >
            {t('users.bulk.confirm', { count: people.length })}
          </Button>
        </>
      }
    >
      <Select
        label={t(`users.fields.${field}`)}
        value={value ?? null}
        options={values[field].map((each) => ({ value: each, label: labels[field](each), disabled: isClosed(each) }))}
        error={isMissing ? t('validation.pick') : undefined}
        onValueChange={(next) => {
          setValue(next);
          setMissing(false);
        }}
      />
    </Dialog>
  );
}

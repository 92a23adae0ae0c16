import { Alert, Button, Stack } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { FieldDifferences, type FieldDifference } from './FieldDifferences';

export interface ConflictAlertProps {
  /** Fields that both users have changed: the saved value and this user's value. */
  differences: readonly FieldDifference[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Asks which values to keep after someone else has changed the same fields. */
export function ConflictAlert({ differences, onKeepMine, onTakeTheirs }: ConflictAlertProps) {
  const { t } = useTranslation();
  return (
    <Alert
      tone="warning"
      title={t('common.conflict.title')}
      action={
        <Stack direction="row" gap="px8">
          <Button size="sm" onClick={onTakeTheirs}>
            {t('common.conflict.theirs')}
          </Button>
          <Button size="sm" variant="filled" onClick={onKeepMine}>
            {t('common.conflict.mine')}
          </Button>
        </Stack>
      }
    >
      <Stack gap="px8">
        {t('common.conflict.description')}
        <FieldDifferences differences={differences} />
      </Stack>
    </Alert>
  );
}

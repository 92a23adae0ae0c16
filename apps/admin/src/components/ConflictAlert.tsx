import { Alert, Button, Stack } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { FieldDifferences, type FieldDifference } from './FieldDifferences';

export interface ConflictAlertProps<Field> {
  /** The conflict of a form. Without one, renders nothing. */
  conflict:
    | {
        fields: readonly Field[];
        /** If undefined, this user's values can't be saved. */
        keepMine: (() => void) | undefined;
        takeTheirs: () => void;
      }
    | undefined;
  /** @default 'Both of you changed these fields …' */
  description?: string;
  /** Returns the label of a field that both users have changed, with the saved value and this user's value. */
  differenceOf: (field: Field) => FieldDifference;
}

/** Asks which values to keep after someone else has changed the same fields. */
export function ConflictAlert<Field>({ conflict, description, differenceOf }: ConflictAlertProps<Field>) {
  const { t } = useTranslation();
  if (!conflict) return null;
  return (
    <Alert
      tone="warning"
      title={t('common.conflict.title')}
      action={
        <Stack direction="row" gap="px8">
          <Button size="sm" onClick={conflict.takeTheirs}>
            {t('common.conflict.theirs')}
          </Button>
          {conflict.keepMine && (
            <Button size="sm" variant="filled" onClick={conflict.keepMine}>
              {t('common.conflict.mine')}
            </Button>
          )}
        </Stack>
      }
    >
      <Stack gap="px8">
        {description ?? t('common.conflict.description')}
        <FieldDifferences differences={conflict.fields.map(differenceOf)} />
      </Stack>
    </Alert>
  );
}

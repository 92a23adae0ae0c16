import { apiKeyAccesses, type ApiKeyAccess } from '@larder/domain/contract';
import { TextField } from '@larder/ui';
import { Select } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';

export interface KeyNameFieldProps {
  value: string;
  error: string | undefined;
  onValueChange: (name: string) => void;
  description?: string;
}

/** A text field for the name of an API key. */
export function KeyNameField(props: KeyNameFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField {...props} label={t('apiKeys.fields.name')} dir="auto" autoComplete="off" maxLength={40} requiredMark />
  );
}

export interface KeyAccessFieldProps {
  value: ApiKeyAccess;
  onValueChange: (access: ApiKeyAccess) => void;
}

/** A select for the access of an API key. */
export function KeyAccessField(props: KeyAccessFieldProps) {
  const { t } = useTranslation();
  const options = apiKeyAccesses.map((value) => ({ value, label: t(`apiKeys.access.${value}`) }));
  return <Select {...props} label={t('apiKeys.fields.access')} options={options} />;
}

import { rule } from '@larder/domain/contract';
import { PasswordField, type PasswordFieldProps } from '@larder/ui';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const parts = ['length', 'letter', 'other'] as const;

/** A field for a new password, with its rules. */
export function NewPasswordField(props: Omit<PasswordFieldProps, 'rules' | 'autoComplete'>) {
  const { t } = useTranslation();
  return (
    <PasswordField
      startIcon={Lock}
      {...props}
      rules={parts.map((part) => ({ label: t(`session.passwordRules.${part}`), test: rule.passwordParts[part] }))}
    />
  );
}

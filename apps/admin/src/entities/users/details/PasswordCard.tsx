import { useChangePassword, useSession } from '@larder/domain';
import { accountAccessEndpoints, type FieldErrors } from '@larder/domain/contract';
import { Grid, PasswordField } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { FormCard } from '../../../components/FormCard';
import { NewPasswordField } from '../../../components/NewPasswordField';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { notify } from '../../../lib/notify';
import { schemaErrors } from '../../../lib/schemaErrors';

export interface PasswordCardProps {
  id: number;
  name: string;
}

const empty = { currentPassword: '', newPassword: '', repeat: '' };

/** Changes the password of a user. Users have to enter their own current password. */
export function PasswordCard({ id, name }: PasswordCardProps) {
  const { t } = useTranslation();
  const isSelf = useSession().user?.id === id;
  const { mutateAsync: change } = useChangePassword();
  const form = useFieldForm({
    initial: empty,
    validate: ({ currentPassword, newPassword, repeat }) => {
      const errors: FieldErrors = schemaErrors(accountAccessEndpoints.changePassword.input, { newPassword });
      if (isSelf && currentPassword === '') errors['currentPassword'] = ['required'];
      else if (isSelf && newPassword === currentPassword) errors['newPassword'] ??= ['passwordSame'];
      if (repeat !== newPassword) errors['repeat'] = ['match'];
      return errors;
    },
    send: async ({ currentPassword, newPassword }) => {
      await change(isSelf ? { currentPassword, newPassword } : { userId: id, newPassword });
      form.reset(empty);
      void notify((toast) => void toast.success(t('users.detail.password.changed', { name })));
    },
  });
  const field = (key: keyof typeof empty) => ({
    label: t(`users.detail.password.${key}`),
    value: form.values[key],
    error: form.errorOf(key),
    requiredMark: true,
    onChange: (event: { target: { value: string } }) => form.set({ [key]: event.target.value }),
  });
  return (
    <FormCard
      title={t('users.detail.password.title')}
      saveLabel={t('users.detail.password.save')}
      savingLabel={t('users.detail.password.saving')}
      form={form}
    >
      {isSelf && <PasswordField {...field('currentPassword')} />}
      <Grid columns={{ base: 1, sm: 2 }} gap="px16">
        <NewPasswordField {...field('newPassword')} startIcon={undefined} />
        <PasswordField {...field('repeat')} autoComplete="new-password" />
      </Grid>
    </FormCard>
  );
}

import { ApiError, useVerifyCode } from '@larder/domain';
import { verifyCodeSchema, type FieldErrors } from '@larder/domain/contract';
import { Alert, PasswordField } from '@larder/ui';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '../../components/RouterButton';
import { notify } from '../../lib/notify';
import { schemaErrors } from '../../lib/schemaErrors';
import { NewPasswordField } from '../../components/NewPasswordField';
import { BackToSignIn } from './components/BackToSignIn';
import { SessionForm } from './components/SessionForm';
import { SessionPage } from './SessionPage';
import { useSessionForm } from './useSessionForm';
import { useSessionPaths } from './useSessionPaths';

const purpose = 'reset-password' as const;

interface Values {
  password: string;
  repeat: string;
}

function validate({ password, repeat }: Values): FieldErrors {
  const errors = schemaErrors(verifyCodeSchema, { purpose, token: purpose, password });
  if (!repeat) return { ...errors, repeat: ['required'] };
  return repeat === password ? errors : { ...errors, repeat: ['match'] };
}

export function ResetPasswordPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const token = useLocation({ select: ({ state }) => state.linkToken });
  const { search, signIn, forgotPassword } = useSessionPaths();
  const { mutateAsync: verify } = useVerifyCode();
  const [hasExpired, setExpired] = useState(!token);
  const form = useSessionForm<Values>({
    initial: { password: '', repeat: '' },
    validate,
    send: async ({ password }) => {
      try {
        await verify({ purpose, token: token ?? '', password });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'expired')) throw error;
        setExpired(true);
        return;
      }
      void notify((toast) => toast.success(t('session.resetPassword.done')));
      await navigate({ to: signIn, search, replace: true });
    },
  });
  const title = t('session.resetPassword.title');

  return (
    <SessionPage title={title} lead={hasExpired ? undefined : t('session.resetPassword.lead')}>
      {hasExpired ? (
        <Alert
          tone="danger"
          title={t('session.link.expired.title')}
          action={
            <RouterLink to={forgotPassword} search={search} underline="always">
              {t('session.link.expired.action')}
            </RouterLink>
          }
        >
          {t('session.link.expired.text')}
        </Alert>
      ) : (
        <SessionForm
          form={form}
          label={title}
          submitLabel={t('session.resetPassword.submit')}
          sendingLabel={t('session.resetPassword.submitting')}
          failedTitle={t('session.resetPassword.failed')}
        >
          <NewPasswordField
            label={t('session.fields.newPassword')}
            autoFocus
            data-route-focus
            {...form.field('password')}
          />
          <PasswordField
            label={t('session.fields.repeat')}
            autoComplete="new-password"
            startIcon={Lock}
            {...form.field('repeat')}
          />
        </SessionForm>
      )}
      <BackToSignIn />
    </SessionPage>
  );
}

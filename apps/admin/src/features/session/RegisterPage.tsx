import { ApiError, useRegister } from '@larder/domain';
import { registerFormSchema } from '@larder/domain/contract';
import { Alert, Button, Checkbox, TextField } from '@larder/ui';
import { ErrorSummary } from '@larder/ui/Form';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Mail, UserRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../components/lazyDialog';
import { RouterLink } from '../../components/RouterButton';
import { schemaErrors } from '../../lib/schemaErrors';
import { NewPasswordField } from '../../components/NewPasswordField';
import { SessionForm } from './components/SessionForm';
import { SessionPage } from './SessionPage';
import { useSessionForm } from './useSessionForm';
import { useSessionPaths } from './useSessionPaths';
import * as styles from './SessionPage.css';

const TermsDialog = lazyDialog(() => import('./components/TermsDialog'), 'TermsDialog');

const fields = ['username', 'email', 'password', 'terms'] as const;

export function RegisterPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { invite } = useSearch({ strict: false });
  const { search, signIn, verifyEmail } = useSessionPaths();
  const { mutateAsync: register } = useRegister();
  const [areTermsOpen, setTermsOpen] = useState<boolean>();
  const form = useSessionForm({
    initial: { username: '', email: '', password: '', terms: false },
    validate: (values) => schemaErrors(registerFormSchema, values),
    send: async (values) => {
      await register({ ...values, ...(invite ? { invite } : {}) });
      await navigate({ to: verifyEmail, search, state: { isLinkSent: true }, replace: true });
    },
    explain: (error) =>
      error instanceof ApiError && error.errors.invite ? t('session.register.invalidInvite') : undefined,
  });
  const title = t('session.register.title');
  const wrong = fields.filter((field) => form.errors[field]);

  return (
    <SessionPage title={title} lead={t('session.register.lead')}>
      {invite ? <Alert>{t('session.register.invited', { restaurant: invite })}</Alert> : null}
      <SessionForm
        form={form}
        label={title}
        submitLabel={t('session.register.submit')}
        sendingLabel={t('session.register.submitting')}
        failedTitle={t('session.register.failed')}
      >
        <ErrorSummary
          errors={
            wrong.length > 3
              ? wrong.map((field) => ({ field, message: `${t(`session.fields.${field}`)}: ${form.errorOf(field)}` }))
              : []
          }
        />
        <TextField
          label={t('session.fields.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          data-route-focus
          startIcon={UserRound}
          {...form.field('username')}
        />
        <TextField
          label={t('session.fields.email')}
          type="email"
          autoComplete="email"
          startIcon={Mail}
          {...form.field('email')}
        />
        <NewPasswordField label={t('session.fields.password')} {...form.field('password')} />
        <div className={styles.terms}>
          <Checkbox
            label={t('session.fields.terms')}
            name="terms"
            required
            requiredMark={false}
            checked={form.values.terms}
            onCheckedChange={(terms) => form.set({ terms })}
            error={form.errorOf('terms')}
          />
          <Button variant="plain" size="sm" onClick={() => setTermsOpen(true)}>
            {t('session.terms.read')}
          </Button>
        </div>
      </SessionForm>
      <p className={styles.links}>
        {t('session.register.known')}{' '}
        <RouterLink to={signIn} search={search}>
          {t('session.signIn.submit')}
        </RouterLink>
      </p>
      {areTermsOpen === undefined ? null : (
        <Suspense>
          <TermsDialog open={areTermsOpen} onOpenChange={setTermsOpen} />
        </Suspense>
      )}
    </SessionPage>
  );
}

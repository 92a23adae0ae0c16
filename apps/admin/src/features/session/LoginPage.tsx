import { useServerNow, useSignIn } from '@larder/domain';
import { loginFormSchema } from '@larder/domain/contract';
import { Checkbox, PasswordField, Stack, TextField } from '@larder/ui';
import { lazyModule, lazyNamed } from '@larder/ui/lazy';
import { useRouter, useSearch } from '@tanstack/react-router';
import { Lock, Mail } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '../../components/RouterButton';
import { schemaErrors } from '../../lib/schemaErrors';
import { DemoAccounts } from './components/DemoAccounts';
import { SessionForm } from './components/SessionForm';
import { greetingKey } from './greetingKey';
import { SessionPage } from './SessionPage';
import { useEnter } from './useEnter';
import { useSessionForm } from './useSessionForm';
import { useSessionPaths } from './useSessionPaths';
import * as styles from './SessionPage.css';

const SignInProviders = lazyNamed(
  lazyModule(() => import('./components/SignInProviders')),
  'SignInProviders',
);

export function LoginPage() {
  const { t } = useTranslation();
  const greeting = greetingKey(useServerNow());
  const { provider } = useSearch({ strict: false });
  const { signInProviders = [] } = useRouter().options.context;
  const { isEntry, search, forgotPassword, register } = useSessionPaths();
  const { mutateAsync: signIn } = useSignIn();
  const enter = useEnter();
  const form = useSessionForm({
    initial: { email: '', password: '', remember: true },
    validate: (values) => schemaErrors(loginFormSchema, values),
    send: async (values) => enter(await signIn(values), values.remember),
  });
  const title = t('session.signIn.title');

  return (
    <SessionPage title={title} heading={t(greeting)} lead={t('session.signIn.lead')}>
      <DemoAccounts
        onUse={({ email, password }) => {
          form.set({ email, password });
          document.getElementById(form.id)?.querySelector('input')?.focus();
        }}
      />
      <SessionForm
        form={form}
        label={title}
        submitLabel={t('session.signIn.submit')}
        sendingLabel={t('session.signIn.submitting')}
        failedTitle={t('session.signIn.failed')}
      >
        <TextField
          label={t('session.fields.email')}
          type="email"
          autoComplete="username"
          autoFocus
          data-route-focus
          startIcon={Mail}
          {...form.field('email')}
        />
        <PasswordField
          label={t('session.fields.password')}
          autoComplete="current-password"
          startIcon={Lock}
          {...form.field('password')}
        />
        {/* After the password, so that Tab moves from the email to the password. */}
        <Stack direction="row" justify="between" align="center" gap="px12" wrap>
          <Checkbox
            label={t('session.fields.remember')}
            name="remember"
            checked={form.values.remember}
            onCheckedChange={(remember) => form.set({ remember })}
          />
          <RouterLink to={forgotPassword} search={search}>
            {t('session.signIn.forgot')}
          </RouterLink>
        </Stack>
      </SessionForm>
      {isEntry && (signInProviders.length > 0 || provider) ? (
        <Suspense>
          <SignInProviders providers={signInProviders} />
        </Suspense>
      ) : null}
      <p className={styles.links}>
        {t('session.signIn.new')}{' '}
        <RouterLink to={register} search={search}>
          {t('session.signIn.register')}
        </RouterLink>
      </p>
    </SessionPage>
  );
}

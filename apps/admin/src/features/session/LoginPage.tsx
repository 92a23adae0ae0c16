import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ApiError, useSignIn } from '@larder/domain';
import { loginFormSchema, type LoginForm } from '@larder/domain/contract';
import { Alert, AuthLayout, Button, Checkbox, PasswordField, Stack, TextField } from '@larder/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Lock, Mail } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../lib/useFieldMessage';
import { safeNext } from '../../lib/safeNext';
import { usePageTitle } from '../../lib/usePageTitle';
import { DemoAccounts } from './components/DemoAccounts';
import { SignInCorner } from './components/SignInCorner';
import { useFailureDelay } from './useFailureDelay';
import { greetingKey } from './greetingKey';
import * as styles from './LoginPage.css';

const Pantry = lazy(() => import('@larder/ui/pantry').then(({ Pantry: component }) => ({ default: component })));

/** Sign-in, cover look (pages.md 7.1). */
export function LoginPage() {
  const { t } = useTranslation();
  const message = useFieldMessage();
  const navigate = useNavigate();
  const { next } = useSearch({ from: '/login' });
  const signIn = useSignIn();
  const delay = useFailureDelay();
  const form = useForm<LoginForm>({
    defaultValues: { email: '', password: '', remember: true },
    resolver: standardSchemaResolver(loginFormSchema),
  });
  const { errors } = form.formState;
  usePageTitle(t('session.signIn.title'));

  const submit = form.handleSubmit(async (values) => {
    if (signIn.isPending || delay.seconds > 0) return;
    try {
      await signIn.mutateAsync(values);
      delay.reset();
      await navigate({ href: safeNext(next), replace: true });
    } catch (error) {
      delay.fail();
      const problem = error instanceof ApiError ? error : undefined;
      const [field] = problem?.errors.email ?? [];
      if (field) form.setError('email', { message: typeof field === 'string' ? field : field.key }, { shouldFocus: true });
      else form.setError('root', { message: t(problem?.isNetwork ? 'errors.network' : 'errors.server') });
    }
  });

  return (
    <AuthLayout
      look="cover"
      picture={
        <Suspense>
          <Pantry />
        </Suspense>
      }
      corner={<SignInCorner />}
    >
      <Stack gap="px24">
        <header>
          <h1 className={styles.title} tabIndex={-1}>
            {t(greetingKey(new Date()))}
          </h1>
          <p className={styles.lead}>{t('session.signIn.lead')}</p>
        </header>
        <DemoAccounts
          onUse={({ email, password }) => {
            form.reset({ ...form.getValues(), email, password });
            form.setFocus('email');
          }}
        />
        {errors.root ? (
          <Alert tone="danger" title={t('session.signIn.failed')}>
            {errors.root.message}
          </Alert>
        ) : null}
        <form className={styles.form} onSubmit={submit} noValidate aria-label={t('session.signIn.title')}>
          <TextField
            label={t('session.fields.email')}
            type="email"
            autoComplete="username"
            autoFocus
            required
            startIcon={Mail}
            error={errors.email && message(errors.email.message)}
            {...form.register('email')}
          />
          <PasswordField
            label={t('session.fields.password')}
            autoComplete="current-password"
            required
            startIcon={Lock}
            error={errors.password && message(errors.password.message)}
            {...form.register('password')}
          />
          <Checkbox label={t('session.fields.remember')} {...form.register('remember')} />
          <Button
            type="submit"
            variant="filled"
            size="lg"
            block
            loading={signIn.isPending}
            loadingLabel={t('session.signIn.submitting')}
          >
            {delay.seconds > 0 ? t('session.signIn.wait', { count: delay.seconds }) : t('session.signIn.submit')}
          </Button>
        </form>
      </Stack>
    </AuthLayout>
  );
}

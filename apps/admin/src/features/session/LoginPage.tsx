import { useServerNow } from '@larder/domain';
import { Alert, AuthLayout, Button, Checkbox, PasswordField, Stack, TextField } from '@larder/ui';
import { lazyModule, lazyNamed } from '@larder/ui/lazy';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Lock, Mail } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../hooks/useFieldMessage';
import { safeNext } from '../../lib/safeNext';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { DemoAccounts } from './components/DemoAccounts';
import { AppearanceCorner } from '../../components/AppearanceCorner';
import { greetingKey } from './greetingKey';
import { useLoginForm } from './useLoginForm';
import * as styles from './LoginPage.css';

const Pantry = lazyNamed(
  lazyModule(() => import('@larder/ui/pantry')),
  'Pantry',
);

export function LoginPage() {
  const greeting = greetingKey(useServerNow());
  const { t } = useTranslation();
  const message = useFieldMessage();
  const navigate = useNavigate();
  const { next } = useSearch({ from: '/login' });
  const form = useLoginForm(() => navigate({ href: safeNext(next), replace: true }));
  useDocumentTitle(t('session.signIn.title'));

  return (
    <AuthLayout
      variant="cover"
      picture={
        <Suspense>
          <Pantry />
        </Suspense>
      }
      corner={<AppearanceCorner />}
    >
      <Stack gap="px24">
        <header>
          <h1 className={styles.title} tabIndex={-1}>
            {t(greeting)}
          </h1>
          <p className={styles.lead}>{t('session.signIn.lead')}</p>
        </header>
        <DemoAccounts onUse={form.fill} />
        {form.failure ? (
          <Alert tone="danger" title={t('session.signIn.failed')}>
            {t(`errors.${form.failure}`)}
          </Alert>
        ) : null}
        <form
          className={styles.form}
          onSubmit={(event) => void form.submit(event)}
          noValidate
          aria-label={t('session.signIn.title')}
        >
          <TextField
            label={t('session.fields.email')}
            type="email"
            autoComplete="username"
            autoFocus
            required
            requiredMark={false}
            startIcon={Mail}
            error={message(form.errors.email)}
            {...form.email}
          />
          <PasswordField
            label={t('session.fields.password')}
            autoComplete="current-password"
            required
            requiredMark={false}
            startIcon={Lock}
            error={message(form.errors.password)}
            {...form.password}
          />
          <Checkbox label={t('session.fields.remember')} {...form.remember} />
          <Button
            type="submit"
            variant="filled"
            size="lg"
            block
            loading={form.isSending}
            loadingLabel={t('session.signIn.submitting')}
          >
            {form.secondsToWait > 0
              ? t('session.signIn.wait', { count: form.secondsToWait })
              : t('session.signIn.submit')}
          </Button>
        </form>
      </Stack>
    </AuthLayout>
  );
}

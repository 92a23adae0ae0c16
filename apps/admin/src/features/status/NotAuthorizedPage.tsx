import { useSession } from '@larder/domain';
import { Button, Stack, Text } from '@larder/ui';
import { Tag } from '@larder/ui/Tag';
import { useRouter, useSearch } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AskForAccess } from '../../components/AskForAccess';
import { RouterButton } from '../../components/RouterButton';
import { useUserLabels } from '../../entities/users/useUserLabels';
import { useAccessLabels } from '../../hooks/useAccessLabels';
import { BlankPage } from '../../shell/errors/BlankPage';

/** Names the right that a page or an action requires. */
export function NotAuthorizedPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const { action, subject } = useSearch({ strict: false });
  const { user } = useSession();
  const access = useAccessLabels();
  const labels = useUserLabels();
  return (
    <BlankPage
      scene="locked"
      title={t('errors.denied.title')}
      lead={
        user
          ? t('status.notAuthorized.signedIn', { name: user.fullName, role: labels.role(user.role) })
          : t('status.notAuthorized.signedOut')
      }
    >
      {action && subject && (
        <Stack direction="row" gap="px8" align="center" wrap>
          <Text tone="muted">{t('status.notAuthorized.missing')}</Text>
          <Tag icon={ShieldCheck}>{access.action(action)}</Tag>
          <Tag>{access.subject(subject)}</Tag>
        </Stack>
      )}
      <Stack direction="row" gap="px8" wrap>
        {user ? (
          <RouterButton to="/" variant="filled">
            {t('errors.home')}
          </RouterButton>
        ) : (
          <RouterButton to="/login" variant="filled">
            {t('session.signIn.title')}
          </RouterButton>
        )}
        {user && action && subject && <AskForAccess action={action} subject={subject} />}
        <Button onClick={() => router.history.back()}>{t('errors.back')}</Button>
      </Stack>
    </BlankPage>
  );
}

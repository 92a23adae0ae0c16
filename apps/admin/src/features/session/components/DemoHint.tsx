import { Alert } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '../../../components/RouterButton';
import { useDemoAccess } from '../useDemoAccess';
import { useSessionPaths } from '../useSessionPaths';

export interface DemoHintProps {
  /** Content of the message that a real API would send: a code, or a link to a page. */
  sent: 'code' | 'resetPassword' | 'verifyEmail';
}

/** Shows the code or link that a real API would send. Shown only with the mock API. */
export function DemoHint({ sent }: DemoHintProps) {
  const { t } = useTranslation();
  const access = useDemoAccess();
  const { search, ...paths } = useSessionPaths();
  if (!access) return null;
  if (sent === 'code') return <Alert>{t('session.demo.code', { code: access.demoCode })}</Alert>;
  return (
    <Alert
      action={
        <RouterLink to={paths[sent]} search={{ ...search, token: access.demoToken }} underline="always">
          {t('session.demo.open')}
        </RouterLink>
      }
    >
      {t('session.demo.link')}
    </Alert>
  );
}

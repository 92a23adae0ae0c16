import { Alert, Button, Stack } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import type { DemoAccount } from '../../../router';
import { useDemoAccess } from '../useDemoAccess';
import * as styles from './DemoAccounts.css';

export interface DemoAccountsProps {
  /** Called when the user chooses an account. */
  onUse: (account: Pick<DemoAccount, 'email' | 'password'>) => void;
}

/** Buttons for the demo accounts. Shown only with the mock API. */
export function DemoAccounts({ onUse }: DemoAccountsProps) {
  const { t } = useTranslation();
  const access = useDemoAccess();
  if (!access) return null;
  return (
    <Alert tone="info" title={t('session.demo.title')}>
      <Stack direction="row" gap="px8" wrap className={styles.accounts}>
        {access.demoAccounts.map((account) => (
          <Button key={account.email} size="sm" onClick={() => onUse(account)}>
            {t('session.demo.use', { role: t(`session.demo.roles.${account.role}`) })}
          </Button>
        ))}
        <Button size="sm" onClick={() => onUse(access.demoTwoStepAccount)}>
          {t('session.demo.useTwoSteps')}
        </Button>
      </Stack>
    </Alert>
  );
}

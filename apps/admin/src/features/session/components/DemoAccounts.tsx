import { Alert, Button, Stack } from '@larder/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DemoAccount } from '../../../router';
import * as styles from './DemoAccounts.css';

export interface DemoAccountsProps {
  /** Called when the user chooses an account. */
  onUse: (account: DemoAccount) => void;
}

/** Buttons for the demo accounts. Shown only with the mock API. */
export function DemoAccounts({ onUse }: DemoAccountsProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([]);
  useEffect(() => {
    let mounted = true;
    void router.options.context.demoAccounts().then((loaded) => mounted && setAccounts(loaded));
    return () => {
      mounted = false;
    };
  }, [router]);
  if (accounts.length === 0) return null;
  return (
    <Alert tone="info" title={t('session.demo.title')}>
      <Stack direction="row" gap="px8" wrap className={styles.accounts}>
        {accounts.map((account) => (
          <Button key={account.email} size="sm" onClick={() => onUse(account)}>
            {t('session.demo.use', { role: t(`session.demo.roles.${account.role}`) })}
          </Button>
        ))}
      </Stack>
    </Alert>
  );
}

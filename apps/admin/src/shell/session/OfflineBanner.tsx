import { useConnection } from '@larder/domain';
import { Alert, Button } from '@larder/ui';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notify';
import * as styles from './OfflineBanner.css';

/** Shows a banner while offline, and a toast when the connection returns or a change is lost. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { isOnline, retry } = useConnection({
    onReturn: () => void notify((toast) => toast.success(t('shell.offline.back'), { id: 'offline' })),
    onLostChange: () => void notify((toast) => toast.danger(t('shell.offline.lost'), { id: 'offline' })),
  });
  const ask = async () => {
    setAsking(true);
    await retry();
    setAsking(false);
  };
  return (
    // The live region must exist before its content: screen readers often skip regions inserted with text.
    <div role="status">
      {!isOnline && (
        <div className={styles.strip}>
          <Alert
            role={undefined}
            tone="warning"
            icon={CloudOff}
            action={
              <Button size="sm" loading={isAsking} onClick={() => void ask()}>
                {t('common.retry')}
              </Button>
            }
          >
            {t('shell.offline.banner')}
          </Alert>
        </div>
      )}
    </div>
  );
}

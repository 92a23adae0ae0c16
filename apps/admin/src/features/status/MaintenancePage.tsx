import { Alert, Button, Stack, Text } from '@larder/ui';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { env } from '../../env';
import { useFormats } from '../../hooks/useFormats';
import { safeNext } from '../../lib/safeNext';
import { BlankPage } from '../../shell/errors/BlankPage';
import { ExpectedEnd } from './components/ExpectedEnd';
import { NotifyForm } from './components/NotifyForm';
import { useServerCheck } from './useServerCheck';

/** Explains the configured maintenance, and shows when the server is available again. */
export function MaintenancePage() {
  const { t } = useTranslation();
  const formats = useFormats();
  const router = useRouter();
  const { next } = useSearch({ from: '/misc/maintenance' });
  const { isAvailable, isChecking, secondsLeft } = useServerCheck();
  const { reason, start, end } = env.maintenance;
  const reload = () => void router.navigate({ href: safeNext(next), reloadDocument: true });
  return (
    <BlankPage scene="repair" title={t('status.maintenance.title')} lead={reason ?? t('status.maintenance.lead')}>
      {end !== undefined && <ExpectedEnd start={start} end={end} />}
      {isAvailable && (
        <Alert tone="success" role="status" title={t('status.maintenance.available')}>
          {t('status.maintenance.availableLead')}
        </Alert>
      )}
      <Stack gap="px8" align="start">
        <Button variant="filled" onClick={reload}>
          {t(isAvailable ? 'status.maintenance.continue' : 'errors.tryAgain')}
        </Button>
        {!isAvailable && (
          <Text variant="caption" tone="muted">
            {isChecking
              ? t('status.maintenance.checking')
              : t('status.maintenance.nextCheck', {
                  time: formats.number(secondsLeft, { style: 'unit', unit: 'second', unitDisplay: 'narrow' }),
                })}
          </Text>
        )}
      </Stack>
      {!isAvailable && <NotifyForm topic="maintenance" />}
    </BlankPage>
  );
}

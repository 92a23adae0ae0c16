import { useServiceDay } from '@larder/domain';
import { Button, StatusPill, Text } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';

/** The labor cost of the business date and its target, as on the dashboard. Requires the right to read `labour`. */
export function LabourSoFar({ restaurant }: { restaurant: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data, isError, refetch } = useServiceDay({ restaurant });
  if (!data)
    return isError ? (
      <>
        <Text tone="muted">{t('today.team.labourFailed')}</Text>
        <Button size="sm" variant="link" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </>
    ) : null;
  return (
    <>
      {data.groups.map(({ currency, labour }) => {
        // Before the first shift there is nothing to compare with the target.
        if (!labour || labour.cost === 0) return null;
        const { cost, rate, target } = labour;
        return (
          <Text key={currency} tone="muted" tabular>
            {t('today.team.labour', { cost: formats.money(cost, currency, { whole: true }) })}
            {rate !== null &&
              ` · ${t('today.team.rate', { rate: formats.percent(rate / 100_000), target: formats.percent(target / 100_000) })}`}
          </Text>
        );
      })}
      {data.exceptions.some(({ type }) => type === 'high_labour') && (
        <StatusPill tone="warning">{t('dashboard.look.type.high_labour')}</StatusPill>
      )}
    </>
  );
}

import { serverNow } from '@larder/domain';
import { Text } from '@larder/ui';
import { ProgressBar } from '@larder/ui/ProgressBar';
import { useTranslation } from 'react-i18next';
import { useMoments } from '../../../hooks/useMoments';

/** The expected end of the maintenance, with its progress if the start is known. Both are ISO 8601. */
export function ExpectedEnd({ start, end }: { start: string | undefined; end: string }) {
  const { t } = useTranslation();
  const { dateTime } = useMoments();
  const label = t('status.maintenance.expectedEnd');
  if (start === undefined)
    return (
      <Text as="p">
        {label}: {dateTime(end)}
      </Text>
    );
  const duration = Date.parse(end) - Date.parse(start);
  const percent = Math.round(((serverNow().getTime() - Date.parse(start)) / duration) * 100);
  return <ProgressBar label={label} value={Math.min(100, Math.max(0, percent))} valueText={dateTime(end)} />;
}

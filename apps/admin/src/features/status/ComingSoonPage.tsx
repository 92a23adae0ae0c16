import { useTranslation } from 'react-i18next';
import { RouterButton } from '../../components/RouterButton';
import { env } from '../../env';
import { useFormats } from '../../hooks/useFormats';
import { BlankPage } from '../../shell/errors/BlankPage';
import { Countdown } from './components/Countdown';
import { NotifyForm } from './components/NotifyForm';
import { useSecondsNow } from './useSecondsNow';

/** Announces a release on the configured date. */
export function ComingSoonPage() {
  const { t } = useTranslation();
  const formats = useFormats();
  const now = useSecondsNow();
  const date = env.comingSoonDate === undefined ? undefined : new Date(env.comingSoonDate);
  if (date && date <= now)
    return (
      <BlankPage scene="curtain" title={t('status.comingSoon.released')} lead={t('status.comingSoon.releasedLead')}>
        <RouterButton to="/" variant="filled">
          {t('errors.home')}
        </RouterButton>
      </BlankPage>
    );
  return (
    <BlankPage
      scene="curtain"
      title={
        date
          ? t('status.comingSoon.titleOn', { date: formats.date(date, { day: 'numeric', month: 'long' }) })
          : t('status.comingSoon.title')
      }
      lead={t('status.comingSoon.lead')}
    >
      {date && <Countdown span={date.getTime() - now.getTime()} />}
      <NotifyForm topic="coming-soon" />
    </BlankPage>
  );
}

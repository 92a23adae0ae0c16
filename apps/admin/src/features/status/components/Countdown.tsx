import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { countdownParts } from '../countdownParts';
import * as styles from './Countdown.css';

/** The time until a moment, in days, hours, minutes and seconds. `span` is in ms. */
export function Countdown({ span }: { span: number }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    // A timer is not announced on change.
    <div className={styles.timer} role="timer" aria-label={t('status.comingSoon.remaining')}>
      <dl className={styles.root}>
        {Object.entries(countdownParts(span)).map(([unit, value]) => (
          <div key={unit} className={styles.part}>
            <dt className={styles.unit}>{t(`status.comingSoon.units.${unit}`, { count: value })}</dt>
            <dd className={styles.value}>{formats.number(value, { minimumIntegerDigits: unit === 'days' ? 1 : 2 })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import { VisuallyHidden } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import * as styles from './Jobs.css';

/** A rating of 1 to 5 as small bars. */
export function RatingBars({ value }: { value: number }) {
  const { t } = useTranslation();
  return (
    <span className={styles.rating}>
      <VisuallyHidden>{t('jobs.card.rating', { rating: value })}</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((step) => (
        <span key={step} className={styles.ratingBar} data-on={step <= value || undefined} aria-hidden />
      ))}
    </span>
  );
}

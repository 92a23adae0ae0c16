import { Skeleton } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import * as styles from './ShellPanels.css';

/** Placeholder of three rows while a panel loads. */
export function PanelSkeleton() {
  const { t } = useTranslation();
  return (
    <ul aria-busy="true" aria-label={t('shell.loading')} className={styles.panel}>
      {[140, 180, 120].map((width) => (
        <li key={width} className={styles.cartRow}>
          <Skeleton className={styles.image} inlineSize={40} blockSize={40} />
          <Skeleton className={styles.name} inlineSize={width} blockSize={16} shape="text" />
          <Skeleton className={styles.brand} inlineSize={80} blockSize={12} shape="text" />
        </li>
      ))}
    </ul>
  );
}

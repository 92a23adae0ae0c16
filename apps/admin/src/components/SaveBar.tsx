import { Button } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import * as styles from './SaveBar.css';

export interface SaveBarProps {
  /** Descriptions of the changes, such as “Company, from Saltmarsh to Quay”. */
  changes: readonly string[];
  onDiscard: () => void;
  isSaving: boolean;
}

/** Bar at the bottom of a form with unsaved changes. Lists the changes. */
export function SaveBar({ changes, onDiscard, isSaving }: SaveBarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar} role="group" aria-label={t('common.saveBar.label')}>
      <span className={styles.fields}>
        <span className={styles.count}>{t('common.saveBar.count', { count: changes.length })}</span>{' '}
        {changes.join(' · ')}
      </span>
      <Button variant="plain" tone="dark" disabled={isSaving} onClick={onDiscard}>
        {t('common.saveBar.discard')}
      </Button>
      <Button type="submit" variant="filled" loading={isSaving} loadingLabel={t('common.saveBar.saving')}>
        {t('common.saveBar.save')}
      </Button>
    </div>
  );
}

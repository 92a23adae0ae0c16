import { Button, Text } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import * as styles from './ShellPanels.css';

export interface PanelFailureProps {
  /** What could not be shown. */
  text: string;
  onRetry: () => void;
}

/** A panel of the navbar whose content did not arrive. */
export function PanelFailure({ text, onRetry }: PanelFailureProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.failure}>
      <Text as="p" variant="table">
        {text}
      </Text>
      <Button size="sm" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}

import { Button, Text } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import * as styles from './ShellPanels.css';

export interface PanelFailureProps {
  /** Describes the failure. */
  text: string;
  onRetry: () => void;
}

/** Error message with a retry button, for a panel of the navbar. */
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

import { IconButton } from '@larder/ui/overlays';
import { ChevronUp, Maximize2, Minimize2, Minus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './Composer.css';

export type ComposerSize = 'window' | 'full' | 'minimized';

export interface ComposerHeadProps {
  titleId: string;
  name: string;
  size: ComposerSize;
  onSizeChange: (size: ComposerSize) => void;
  onClose: () => void;
}

/** The title bar of a composer. Clicking the title of a minimized composer opens it. */
export function ComposerHead({ titleId, name, size, onSizeChange, onClose }: ComposerHeadProps) {
  const { t } = useTranslation();
  const isOpen = size !== 'minimized';
  return (
    <div className={styles.head}>
      <h2 id={titleId} className={styles.title}>
        {isOpen ? (
          <bdi>{name}</bdi>
        ) : (
          <button type="button" className={styles.titleButton} onClick={() => onSizeChange('window')}>
            <bdi>{name}</bdi>
          </button>
        )}
      </h2>
      <IconButton
        size="sm"
        icon={isOpen ? Minus : ChevronUp}
        label={t(isOpen ? 'mail.compose.minimize' : 'mail.compose.restore')}
        onClick={() => onSizeChange(isOpen ? 'minimized' : 'window')}
      />
      {isOpen && (
        <IconButton
          size="sm"
          icon={size === 'full' ? Minimize2 : Maximize2}
          label={t(size === 'full' ? 'mail.compose.shrink' : 'mail.compose.expand')}
          onClick={() => onSizeChange(size === 'full' ? 'window' : 'full')}
        />
      )}
      <IconButton size="sm" icon={X} label={t('mail.compose.close')} onClick={onClose} />
    </div>
  );
}

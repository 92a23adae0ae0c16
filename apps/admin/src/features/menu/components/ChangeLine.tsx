import type { MenuChange } from '@larder/domain/contract';
import { Icon } from '@larder/ui';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChangeLabels } from '../useChangeLabels';
import * as styles from './Menu.css';

export interface ChangeLineProps {
  change: MenuChange;
  labels: ChangeLabels;
  /** Person and time. */
  by: string;
}

/** One change: the record, the field, the values before and after, and who made it. */
export function ChangeLine({ change, labels, by }: ChangeLineProps) {
  const { t } = useTranslation();
  const { op, entityName, before, after, kind } = change;
  const hasValues = op === 'updated' || op === 'moved';
  return (
    <span className={styles.rowWords}>
      <span>
        <bdi className={styles.price}>{entityName}</bdi>{' '}
        <span className={styles.rowNote}>
          {t(`menu.kinds.${kind}`)} · {labels.fieldOf(change)}
        </span>
      </span>
      {hasValues && (
        <span className={styles.values}>
          <bdi className={styles.before}>{labels.valueOf(before, change)}</bdi>
          <Icon as={ArrowRight} size={14} />
          <bdi className={styles.after}>{labels.valueOf(after, change)}</bdi>
        </span>
      )}
      <span className={styles.rowNote}>{by}</span>
    </span>
  );
}

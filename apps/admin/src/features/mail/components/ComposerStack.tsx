import type { Composers } from '../useComposers';
import type { MailLabels } from '../useMailLabels';
import * as styles from './Composer.css';
import { ComposerWindow } from './ComposerWindow';

export interface ComposerStackProps {
  composers: Composers;
  labels: MailLabels;
}

/** The open composers next to each other at the bottom end corner. */
export function ComposerStack({ composers, labels }: ComposerStackProps) {
  return (
    <div className={styles.stack}>
      {composers.entries.map((entry) => (
        <ComposerWindow
          key={entry.key}
          {...{ entry, composers, labels }}
          size={composers.sizeOf(entry.key)}
          onSizeChange={(size) => composers.resize(entry.key, size)}
        />
      ))}
    </div>
  );
}

import { useState } from 'react';
import type { Composers } from '../useComposers';
import type { MailLabels } from '../useMailLabels';
import * as styles from './Composer.css';
import type { ComposerSize } from './ComposerHead';
import { ComposerWindow } from './ComposerWindow';

export interface ComposerStackProps {
  composers: Composers;
  labels: MailLabels;
}

/** The open composers next to each other at the lower end corner. At most one is not minimized, by default the newest. */
export function ComposerStack({ composers, labels }: ComposerStackProps) {
  const [chosen, setChosen] = useState<{ key: string; size: ComposerSize }>();
  const newest = composers.entries.at(-1)?.key;
  const [seen, setSeen] = useState(newest);
  if (newest !== seen) {
    setSeen(newest);
    setChosen(undefined);
  }
  const shown = chosen ?? (newest === undefined ? undefined : { key: newest, size: 'window' as const });
  return (
    <div className={styles.stack}>
      {composers.entries.map((entry) => (
        <ComposerWindow
          key={entry.key}
          {...{ entry, composers, labels }}
          size={shown?.key === entry.key ? shown.size : 'minimized'}
          onSizeChange={(size) => setChosen({ key: entry.key, size })}
        />
      ))}
    </div>
  );
}

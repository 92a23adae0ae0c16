import type { ReactNode } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { cx } from '../../css/cx';
import { inputStrings } from '../strings/inputStrings';
import * as overlay from '../overlays/overlay.css';
import { useStrings } from '../strings/strings';
import * as styles from './CalendarPanel.css';

/** A preset date or range. */
export interface PanelPreset {
  label: string;
  isChosen: boolean;
  choose: () => void;
}

interface CalendarPanelProps {
  presets: readonly PanelPreset[];
  children: ReactNode;
}

/** Popover of a date field: presets and a calendar. */
export function CalendarPanel({ presets, children }: CalendarPanelProps) {
  const strings = useStrings(inputStrings);
  return (
    <Popover className={cx(overlay.panel, styles.panel)} offset={4} placement="bottom start">
      <Dialog className={styles.dialog}>
        {presets.length > 0 && (
          <div role="group" aria-label={strings.presets} className={styles.presets}>
            {presets.map(({ label, isChosen, choose }) => (
              <button key={label} type="button" aria-pressed={isChosen} className={styles.preset} onClick={choose}>
                {label}
              </button>
            ))}
          </div>
        )}
        <div className={styles.body}>{children}</div>
      </Dialog>
    </Popover>
  );
}

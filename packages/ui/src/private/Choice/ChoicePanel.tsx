import { Popover } from 'react-aria-components';
import { cx } from '../cx';
import { panel } from '../overlay.css';
import * as styles from './Choice.css';
import { ChoiceOptions, type ChoiceOptionsProps } from './ChoiceOptions';
import { TypedContext } from './ChoiceRow';

interface ChoicePanelProps extends Pick<ChoiceOptionsProps, 'options' | 'isLong' | 'empty' | 'children'> {
  /** What was typed; the rows mark it. */
  typed: string;
}

/** The list under a field in which one types. */
export function ChoicePanel({ typed, ...list }: ChoicePanelProps) {
  return (
    <Popover className={cx(panel, styles.panel, list.isLong && styles.longPanel)} offset={4} placement="bottom start">
      <TypedContext.Provider value={typed}>
        <ChoiceOptions {...list} />
      </TypedContext.Provider>
    </Popover>
  );
}

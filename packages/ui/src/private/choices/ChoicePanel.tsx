import { Popover } from 'react-aria-components';
import { cx } from '../../css/cx';
import { panel } from '../overlays/overlay.css';
import * as styles from './Choice.css';
import { ChoiceOptions, type ChoiceOptionsProps } from './ChoiceOptions';
import { TypedTextContext } from './ChoiceRow';

interface ChoicePanelProps extends Pick<ChoiceOptionsProps, 'options' | 'isLong' | 'emptyState' | 'children'> {
  /** Typed text, highlighted in the options. */
  typed: string;
}

/** Popover with the options of a field with text input. */
export function ChoicePanel({ typed, ...list }: ChoicePanelProps) {
  return (
    <Popover className={cx(panel, styles.panel, list.isLong && styles.longPanel)} offset={4} placement="bottom start">
      <TypedTextContext value={typed}>
        <ChoiceOptions {...list} />
      </TypedTextContext>
    </Popover>
  );
}

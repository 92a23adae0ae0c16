import { Check } from 'lucide-react';
import { createContext, useContext } from 'react';
import { Icon } from '../../icons/Icon';
import { MatchedText } from '../lists/MatchedText';
import * as overlay from '../overlays/overlay.css';
import * as styles from './Choice.css';
import type { ChoiceOption } from './choiceTypes';
import { matchRange } from './matchRange';

/** Typed text, highlighted in the options. */
export const TypedTextContext = createContext('');

interface ChoiceRowProps {
  option: ChoiceOption;
  selected: boolean;
}

/** Content of an option. All visible text is part of its name (WCAG 2.5.3), separated by spaces. */
export function ChoiceRow({ option: { label, description, count, icon }, selected }: ChoiceRowProps) {
  const typed = useContext(TypedTextContext);
  return (
    <>
      {icon && <Icon as={icon} className={overlay.itemIcon} />}
      <span className={overlay.itemText}>
        <span>
          <MatchedText match={matchRange(label, typed)}>{label}</MatchedText>
        </span>
        {description && <span className={overlay.itemDescription}> {description}</span>}
      </span>
      {count !== undefined && <span className={styles.count}> {count}</span>}
      {selected && <Icon as={Check} />}
    </>
  );
}

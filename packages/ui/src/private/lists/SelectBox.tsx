import { Check, Minus } from 'lucide-react';
import { Checkbox } from 'react-aria-components';
import { Icon } from '../../icons/Icon';
import * as styles from './SelectBox.css';

/** Checkbox of a selectable row. The list provides its name and state. */
export function SelectBox() {
  return (
    <Checkbox slot="selection" className={styles.box}>
      {({ isSelected, isIndeterminate }) =>
        isIndeterminate ? <Icon as={Minus} size={12} /> : isSelected && <Icon as={Check} size={12} />
      }
    </Checkbox>
  );
}

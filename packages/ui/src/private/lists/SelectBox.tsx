import { Check, Minus } from 'lucide-react';
import { Checkbox } from 'react-aria-components';
import { Icon } from '../../icons/Icon';
import * as styles from './SelectBox.css';

/** The box of a row that can be chosen; row and list give it name and state. */
export function SelectBox() {
  return (
    <Checkbox slot="selection" className={styles.box}>
      {({ isSelected, isIndeterminate }) =>
        isIndeterminate ? <Icon as={Minus} size={12} /> : isSelected && <Icon as={Check} size={12} />
      }
    </Checkbox>
  );
}

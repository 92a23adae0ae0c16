import { Plus } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components';
import { Icon } from '../../icons/Icon';
import { choosingStrings } from '../strings/choosingStrings';
import { cx } from '../../css/cx';
import * as overlay from '../overlays/overlay.css';
import { fill, useStrings } from '../strings/strings';
import * as styles from './Choice.css';
import { createKey } from './newOption';

interface CreateRowProps {
  text: string;
  isLong: boolean;
}

/** The last row of a list that accepts new options. Its text is the typed text, so that no filter hides it. */
export function CreateRow({ text, isLong }: CreateRowProps) {
  const strings = useStrings(choosingStrings);
  const words = fill(strings.add, { name: text });
  return (
    <ListBoxItem
      id={createKey}
      textValue={text}
      aria-label={words}
      className={cx(overlay.item, styles.creating, !isLong && styles.creatingFirst)}
    >
      <Icon as={Plus} className={overlay.itemIcon} />
      <span className={overlay.itemText}>{words}</span>
    </ListBoxItem>
  );
}

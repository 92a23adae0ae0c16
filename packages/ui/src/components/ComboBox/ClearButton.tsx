import { X } from 'lucide-react';
import { Icon } from '../../icons/Icon';
import { choosingStrings } from '../../private/strings/choosingStrings';
import { useStrings } from '../../private/strings/strings';
import * as styles from '../../private/choices/Choice.css';

/** Clears the field. Not in the tab order: keyboard users delete the text instead. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  const strings = useStrings(choosingStrings);
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={strings.clear}
      className={styles.press}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onClear}
    >
      <Icon as={X} size={14} />
    </button>
  );
}

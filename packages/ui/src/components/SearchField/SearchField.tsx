import { Search, X } from 'lucide-react';
import { type ChangeEvent, type InputHTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { useStrings } from '../../private/strings/strings';
import { useMergedRef } from '../../private/hooks/useMergedRef';
import { useFieldState } from '../../private/fields/useFieldState';
import { widgetStrings } from '../../private/strings/widgetStrings';
import * as styles from './SearchField.css';

export interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'defaultValue' | 'size'
> {
  /** Accessible name and default placeholder. */
  label: string;
  /** The text (controlled). */
  value?: string;
  /** The initial text (uncontrolled). @default '' */
  defaultValue?: string;
  /** Called with the text when it changes or is cleared. */
  onValueChange?: (value: string) => void;
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
}

/** A field that filters the content of a page. Escape or the button clears it. */
export function SearchField({
  label,
  value,
  defaultValue = '',
  onValueChange,
  onChange,
  onKeyDown,
  placeholder = label,
  className,
  ref,
  ...rest
}: SearchFieldProps) {
  const strings = useStrings(widgetStrings);
  const [text, change, input] = useFieldState<string, string, HTMLInputElement>(value, defaultValue, onValueChange);
  const attach = useMergedRef(input, ref);

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    change(event.currentTarget.value);
    onChange?.(event);
  };
  const clear = () => {
    change('');
    input.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && text && !rest.readOnly) {
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
    onKeyDown?.(event);
  };

  return (
    <span className={cx(styles.root, className)}>
      <Icon as={Search} className={styles.icon} />
      <input
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={label}
        {...rest}
        ref={attach}
        type="search"
        placeholder={placeholder}
        value={text}
        onChange={handleChange}
        onKeyDown={handleKeyDown}
        className={styles.input}
      />
      {text && !rest.disabled && !rest.readOnly && (
        <button type="button" className={styles.clear} aria-label={strings.clearSearch} onClick={clear}>
          <Icon as={X} size={14} />
        </button>
      )}
    </span>
  );
}

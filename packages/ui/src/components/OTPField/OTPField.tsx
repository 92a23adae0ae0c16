import {
  Fragment,
  useState,
  type ChangeEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { checkProps } from '../../private/dom/checkProps';
import { Field } from '../../private/fields/Field';
import type { FieldTexts } from '../../private/fields/fieldTexts';
import { useFieldIds } from '../../private/fields/useFieldIds';
import { useFieldState } from '../../private/fields/useFieldState';
import { useMergedRef } from '../../private/hooks/useMergedRef';
import { extractCode } from './extractCode';
import * as styles from './OTPField.css';

export interface OTPFieldProps
  extends
    FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'size'> {
  /** The code (controlled). */
  value?: string;
  /** The initial code (uncontrolled). @default '' */
  defaultValue?: string;
  /** Called with the characters entered so far. */
  onValueChange?: (value: string) => void;
  /** Called with the code when the last character is entered. */
  onComplete?: (value: string) => void;
  /** Number of characters. @default 6 */
  length?: number;
  /**
   * Number of characters in each group. Groups are separated by dashes: `[3, 3]` shows one in the middle.
   * @default one group
   */
  groups?: readonly number[];
  /** Allowed characters. Letters are converted to uppercase. @default 'digits' */
  characters?: 'digits' | 'letters' | 'both';
  /** If true, shows dots instead of the characters. @default false */
  masked?: boolean;
  /** Ref to the native input. */
  ref?: Ref<HTMLInputElement>;
}

/** A field for one-time codes, with a box per character. */
export function OTPField({
  label,
  hideLabel,
  labelEndContent,
  description,
  error,
  required,
  requiredMark = required,
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  length = 6,
  groups = [length],
  characters = 'digits',
  masked,
  disabled,
  id,
  className,
  onFocus,
  onBlur,
  onKeyDown,
  ref,
  ...rest
}: OTPFieldProps) {
  checkProps('texts', 'OTPField', { value, defaultValue });
  checkProps('numbers', 'OTPField', { length });
  const ids = useFieldIds(id, { description, error }, rest['aria-describedby']);
  const [given, change, input] = useFieldState<string, string, HTMLInputElement>(value, defaultValue, onValueChange);
  const merged = useMergedRef(input, ref);
  const [active, setActive] = useState<number>();
  const code = extractCode(given, characters, length);

  // Select the character at the caret, so that typing replaces it.
  const go = (index: number, text = code) => {
    const at = Math.min(Math.max(index, 0), text.length, length - 1);
    input.current?.setSelectionRange(at, Math.min(at + 1, text.length));
    setActive(at);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const next = extractCode(event.target.value, characters, length);
    const caret = event.target.selectionStart ?? next.length;
    if (next !== code) change(next);
    if (next.length === length && next !== code) onComplete?.(next);
    // Wait until React has updated the value, which moves the caret to the end.
    requestAnimationFrame(() => document.activeElement === input.current && go(Math.min(caret, next.length), next));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const at = active ?? code.length;
    const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: code.length }[event.key];
    if (target === undefined || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(target);
  };
  const handleClick = (event: MouseEvent<HTMLInputElement>) => {
    const boxes = [...event.currentTarget.parentElement!.querySelectorAll('[data-box]')];
    const pressed = boxes.findIndex((box) => event.clientX <= box.getBoundingClientRect().right);
    go(pressed < 0 ? length : pressed);
  };

  const starts = groups.map((count, group) => ({
    start: groups.slice(0, group).reduce((sum, before) => sum + before, 0),
    count,
  }));
  return (
    <Field ids={ids} {...{ label, hideLabel, labelEndContent, description, error, requiredMark, className }}>
      <div className={styles.root} data-invalid={error ? true : undefined} data-disabled={disabled || undefined}>
        <input
          aria-label={hideLabel && typeof label === 'string' ? label : undefined}
          aria-required={requiredMark || undefined}
          inputMode={characters === 'digits' ? 'numeric' : 'text'}
          autoCapitalize="characters"
          autoComplete="one-time-code"
          spellCheck={false}
          {...rest}
          required={required}
          ref={merged}
          id={ids.control}
          type={masked ? 'password' : 'text'}
          value={code}
          disabled={disabled}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={ids.describedBy}
          className={styles.input}
          onChange={handleChange}
          onKeyDown={handleKeyDown}
          onClick={handleClick}
          onFocus={(event) => {
            onFocus?.(event);
            go(code.length);
          }}
          onBlur={(event) => {
            onBlur?.(event);
            setActive(undefined);
          }}
        />
        {starts.map(({ start, count }, group) => (
          <Fragment key={start}>
            {group > 0 && <span aria-hidden="true" className={styles.dash} />}
            {Array.from({ length: count }, (_, offset) => start + offset).map((index) => (
              <span
                key={index}
                aria-hidden="true"
                data-box
                data-active={active === index || undefined}
                className={styles.box}
              >
                {code[index] ? (masked ? '•' : code[index]) : active === index && <span className={styles.caret} />}
              </span>
            ))}
          </Fragment>
        ))}
      </div>
    </Field>
  );
}

import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import * as typography from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../private/cx';
import { coreStrings } from '../../private/coreStrings';
import { useStrings } from '../../private/strings';
import { Button } from '../Button/Button';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import * as styles from './PasswordField.css';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'endContent' | 'hint'>;

export function PasswordField({ onKeyDown, onKeyUp, onBlur, disabled, ...rest }: PasswordFieldProps) {
  const strings = useStrings(coreStrings);
  const [isShown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState?.('CapsLock') ?? false);

  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      disabled={disabled}
      type={isShown ? 'text' : 'password'}
      dir={rest.dir ?? (isShown ? 'ltr' : undefined)}
      onKeyDown={(event) => {
        watch(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        watch(event);
        onKeyUp?.(event);
      }}
      onBlur={(event) => {
        setCapsLock(false);
        onBlur?.(event);
      }}
      hint={
        <span role="status" className={styles.status}>
          {capsLock && (
            <span className={cx(typography.text.caption, styles.capsLock)}>
              <Icon as={ArrowBigUpDash} size={14} />
              {strings.capsLock}
            </span>
          )}
        </span>
      }
      endContent={
        <Button
          variant="plain"
          size="sm"
          iconOnly
          startIcon={isShown ? EyeOff : Eye}
          disabled={disabled}
          aria-label={isShown ? strings.hidePassword : strings.showPassword}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}

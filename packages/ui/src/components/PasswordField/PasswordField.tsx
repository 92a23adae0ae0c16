import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import * as typography from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { LazyBoundary } from '../../private/lazy/LazyBoundary';
import { lazyModule } from '../../private/lazy/lazyModule';
import { lazyNamed } from '../../private/lazy/lazyNamed';
import { coreStrings } from '../../private/strings/coreStrings';
import { useStrings } from '../../private/strings/strings';
import { Button } from '../Button/Button';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import * as styles from './PasswordField.css';
import type { PasswordRule } from './PasswordRules';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'prefix' | 'suffix' | 'endContent' | 'footer'
> {
  /** Rules for a new password, shown as a strength bar and a checklist. */
  rules?: readonly PasswordRule[];
}

// Lazy-loaded: sign-in doesn't need it.
const PasswordRules = lazyNamed(
  lazyModule(() => import('./PasswordRules')),
  'PasswordRules',
);

/** A password field with a show button and a Caps Lock hint. */
export function PasswordField({ rules, onKeyDown, onKeyUp, onBlur, onChange, disabled, ...rest }: PasswordFieldProps) {
  const strings = useStrings(coreStrings);
  const [isShown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const password = rest.value === undefined ? typed : String(rest.value);
  const rulesId = useId();
  const watch = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState?.('CapsLock') ?? false);

  return (
    <TextField
      autoComplete={rules ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      aria-describedby={cx(rest['aria-describedby'], rules && rulesId) || undefined}
      disabled={disabled}
      type={isShown ? 'text' : 'password'}
      dir={rest.dir ?? (isShown ? 'ltr' : undefined)}
      onChange={(event) => {
        if (rules) setTyped(event.target.value);
        onChange?.(event);
      }}
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
      footer={
        <>
          <span role="status" className={styles.status}>
            {capsLock && (
              <span className={cx(typography.text.caption, styles.capsLock)}>
                <Icon as={ArrowBigUpDash} size={14} />
                {strings.capsLock}
              </span>
            )}
          </span>
          {rules && (
            <LazyBoundary>
              <PasswordRules id={rulesId} rules={rules} password={password} />
            </LazyBoundary>
          )}
        </>
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

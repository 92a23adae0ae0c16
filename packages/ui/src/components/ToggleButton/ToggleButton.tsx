import type { MouseEvent } from 'react';
import { cx } from '../../css/cx';
import { useControlledState } from '../../private/hooks/useControlledState';
import { Button, type ButtonProps } from '../Button/Button';
import * as styles from './ToggleButton.css';

export interface ToggleButtonProps extends Omit<
  ButtonProps,
  'variant' | 'tone' | 'loading' | 'loadingLabel' | 'type' | 'value' | 'onChange'
> {
  /** Visual weight. Use `plain` in a toolbar. @default 'quiet' */
  variant?: 'quiet' | 'plain';
  /** If true, the button is pressed (controlled). */
  pressed?: boolean;
  /** If true, the button is initially pressed (uncontrolled). @default false */
  defaultPressed?: boolean;
  /** Called with the new state. */
  onPressedChange?: (isSelected: boolean) => void;
}

/** A button with a pressed state, such as "Bold" or "Pinned". Its label does not change. */
export function ToggleButton({
  variant = 'quiet',
  pressed,
  defaultPressed = false,
  onPressedChange,
  onClick,
  className,
  ...button
}: ToggleButtonProps) {
  const [isOn, change] = useControlledState(pressed, defaultPressed, onPressedChange);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) change(!isOn);
  };
  return (
    <Button
      {...button}
      variant={variant}
      aria-pressed={isOn}
      className={cx(styles.choice, className)}
      onClick={handleClick}
    />
  );
}

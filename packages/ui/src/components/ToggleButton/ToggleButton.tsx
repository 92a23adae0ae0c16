import type { MouseEvent } from 'react';
import { cx } from '../../css/cx';
import { useControlledState } from '../../private/hooks/useControlledState';
import { Button, type ButtonProps } from '../Button/Button';
import * as styles from './ToggleButton.css';

export interface ToggleButtonProps extends Omit<
  ButtonProps,
  'variant' | 'tone' | 'loading' | 'loadingLabel' | 'type' | 'value' | 'onChange'
> {
  /** `plain` inside a toolbar, `quiet` where it stands alone. @default 'quiet' */
  variant?: 'quiet' | 'plain';
  /** Whether it is on, where that is controlled. */
  pressed?: boolean;
  /** Whether it is on at first. @default false */
  defaultPressed?: boolean;
  /** Called with whether it is on now. */
  onPressedChange?: (isSelected: boolean) => void;
}

/** A button that stays down: bold, pinned, muted. Its label does not change; what it does is said by being on. */
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

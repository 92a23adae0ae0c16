import type { ButtonHTMLAttributes, MouseEvent, PointerEvent, Ref } from 'react';
import { ButtonBody, buttonClass, type ButtonLookProps } from '../../private/buttons/ButtonBody';
import { isKeyboardClick, ripple } from '../../private/buttons/Ripple';

export interface ButtonProps extends ButtonLookProps, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Work is going on: shows a spinner, keeps width and focus, ignores clicks. */
  loading?: boolean;
  /** Label while loading, in -ing form: "Saving". Its room is reserved from the start. */
  loadingLabel?: string;
  /** Why the action is not possible now; disables the button but keeps it in reach, so that the reason can be read. */
  disabledReason?: string;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
}

/** An action on the page. */
export function Button({
  variant,
  tone,
  size,
  startIcon,
  endIcon,
  block,
  iconOnly,
  round,
  loading = false,
  loadingLabel,
  disabledReason,
  disabled,
  type = 'button',
  title,
  className,
  children,
  onClick,
  onPointerDown,
  ref,
  ...rest
}: ButtonProps) {
  const look = { variant, tone, size, startIcon, endIcon, block, iconOnly, round };
  const isHeld = !disabled && (loading || disabledReason !== undefined);

  const handlePointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (!isHeld && event.button === 0) ripple(event.currentTarget, event);
    onPointerDown?.(event);
  };
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isHeld) {
      // A held submit button must not send its form either.
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (isKeyboardClick(event)) ripple(event.currentTarget);
    onClick?.(event);
  };

  return (
    <button
      ref={ref}
      // oxlint-disable-next-line react/button-has-type -- the owner's, 'button' unless told otherwise.
      type={type}
      disabled={disabled}
      aria-disabled={isHeld || undefined}
      aria-busy={loading || undefined}
      aria-description={disabledReason}
      title={title ?? disabledReason}
      {...rest}
      className={buttonClass(look, className)}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
    >
      <ButtonBody {...look} loading={loading} loadingLabel={loadingLabel}>
        {children}
      </ButtonBody>
    </button>
  );
}

import type { ButtonHTMLAttributes, MouseEvent, PointerEvent, Ref } from 'react';
import { checkProps } from '../../private/dom/checkProps';
import * as styles from '../../private/buttons/Button.css';
import { ButtonBody, buttonClass, type ButtonLookProps } from '../../private/buttons/ButtonBody';
import { isKeyboardClick, ripple } from '../../private/buttons/Ripple';

export interface ButtonProps extends ButtonLookProps, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner and ignores clicks. The button keeps its width and focus. @default false */
  loading?: boolean;
  /** Label while loading, in -ing form, such as "Saving". Its width is always reserved. @default the children */
  loadingLabel?: string;
  /**
   * Reason why the action is unavailable. Disables the button with `aria-disabled`, so that it stays focusable, and
   * becomes its accessible description.
   */
  disabledReason?: string;
  /** Ref to the button. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button that runs an action. */
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
  checkProps('oneOf', 'Button', () => ({
    variant: [variant, styles.variant],
    tone: [tone, styles.tone],
    size: [size, styles.size],
  }));
  checkProps('button', 'Button', () => ({
    'aria-label': rest['aria-label'] ?? rest['aria-labelledby'] ?? title,
    children,
  }));
  const look = { variant, tone, size, startIcon, endIcon, block, iconOnly, round };
  const ignoresClicks = !disabled && (loading || disabledReason !== undefined);

  const handlePointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (!ignoresClicks && event.button === 0) ripple(event.currentTarget, event);
    onPointerDown?.(event);
  };
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (ignoresClicks) {
      // Don't submit the form while loading or disabled.
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
      // oxlint-disable-next-line react/button-has-type -- passed through, 'button' by default.
      type={type}
      disabled={disabled}
      aria-disabled={ignoresClicks || undefined}
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

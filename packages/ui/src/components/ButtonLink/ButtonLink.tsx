import type { AnchorHTMLAttributes, MouseEvent, PointerEvent, Ref } from 'react';
import { ButtonBody, buttonClass, type ButtonLookProps } from '../../private/buttons/ButtonBody';
import { isKeyboardClick, ripple } from '../../private/buttons/Ripple';

export interface ButtonLinkProps extends ButtonLookProps, AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Ref to the link. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button, for a main action that leads to another page. */
export function ButtonLink({
  variant,
  tone,
  size,
  startIcon,
  endIcon,
  block,
  iconOnly,
  round,
  className,
  children,
  onClick,
  onPointerDown,
  ref,
  ...rest
}: ButtonLinkProps) {
  const look = { variant, tone, size, startIcon, endIcon, block, iconOnly, round };
  const handlePointerDown = (event: PointerEvent<HTMLAnchorElement>) => {
    if (event.button === 0) ripple(event.currentTarget, event);
    onPointerDown?.(event);
  };
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isKeyboardClick(event)) ripple(event.currentTarget);
    onClick?.(event);
  };

  return (
    <a
      ref={ref}
      {...rest}
      className={buttonClass(look, className)}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
    >
      <ButtonBody {...look}>{children}</ButtonBody>
    </a>
  );
}

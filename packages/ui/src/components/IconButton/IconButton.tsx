import type { ComponentProps } from 'react';
import type { Placement } from 'react-aria-components';
import type { IconType } from '../../icons/Icon';
import { Button, type ButtonProps } from '../Button/Button';
import { Tooltip } from '../Tooltip/Tooltip';

export interface IconButtonProps
  extends
    Omit<ComponentProps<'button'>, 'children' | 'aria-label'>,
    Pick<ButtonProps, 'variant' | 'tone' | 'size' | 'loading' | 'round' | 'mirrorIcons'> {
  /** What it does, verb and object: its name and its tooltip. */
  label: string;
  /** The icon. */
  icon: IconType;
  /** Keys that do the same, shown in the tooltip. */
  shortcut?: string;
  /** Side of the tooltip. @default 'top' */
  tooltipPlacement?: Placement;
  /** Leaves the tooltip away, where the same words stand beside it. */
  hasTooltip?: boolean;
}

/** A square button with an icon, a name and a tooltip. */
export function IconButton({
  label,
  icon,
  shortcut,
  tooltipPlacement,
  hasTooltip = true,
  variant = 'plain',
  tone = 'secondary',
  ...button
}: IconButtonProps) {
  return (
    <Tooltip content={label} shortcut={shortcut} placement={tooltipPlacement} isDisabled={!hasTooltip}>
      <Button {...button} variant={variant} tone={tone} iconOnly startIcon={icon} aria-label={label} />
    </Tooltip>
  );
}

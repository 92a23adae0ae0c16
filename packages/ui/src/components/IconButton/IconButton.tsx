import type { ComponentProps } from 'react';
import type { Placement } from 'react-aria-components';
import type { IconType } from '../../icons/Icon';
import { Button, type ButtonProps } from '../Button/Button';
import { Tooltip } from '../Tooltip/Tooltip';

export interface IconButtonProps
  extends
    Omit<ComponentProps<'button'>, 'children' | 'aria-label'>,
    Pick<ButtonProps, 'variant' | 'tone' | 'size' | 'loading' | 'round'> {
  /** Accessible name and tooltip, consisting of verb and object, such as "Print bill". */
  label: string;
  /** Icon of the button. */
  icon: IconType;
  /** Keyboard shortcut, shown in the tooltip. */
  shortcut?: string;
  /** Side of the button on which the tooltip is shown. @default 'top' */
  tooltipPlacement?: Placement;
  /** Shows the tooltip. Set it to false if the same text is next to the button. @default true */
  showTooltip?: boolean;
}

type NamedButtonProps = ButtonProps & { describedBy?: string };

/** Ignores the `aria-describedby` of the tooltip, because the tooltip repeats the accessible name. */
function NamedButton({ 'aria-describedby': _tooltip, describedBy, ...button }: NamedButtonProps) {
  return <Button {...button} aria-describedby={describedBy} />;
}

/** A square button with an icon, a name and a tooltip. */
export function IconButton({
  label,
  icon,
  shortcut,
  tooltipPlacement,
  showTooltip = true,
  variant = 'plain',
  tone = 'secondary',
  'aria-describedby': describedBy,
  ...button
}: IconButtonProps) {
  return (
    <Tooltip content={label} shortcut={shortcut} placement={tooltipPlacement} disabled={!showTooltip}>
      <NamedButton
        {...(shortcut !== undefined && { 'aria-description': shortcut })}
        {...button}
        {...{ variant, tone, describedBy }}
        // Disabled buttons have no tooltip, so show the label in the native `title`.
        title={button.title ?? (button.disabled && showTooltip ? label : undefined)}
        iconOnly
        startIcon={icon}
        aria-label={label}
      />
    </Tooltip>
  );
}

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup';
import { Menu, type MenuProps } from '../Menu/Menu';

export interface SplitButtonProps extends Omit<ButtonProps, 'iconOnly' | 'endIcon' | 'round'> {
  /** Accessible name of the menu button and its menu, such as "More ways to save". */
  menuLabel: string;
  /** Content of the menu: `MenuItem`, `MenuSection` and `MenuSeparator`. */
  menu: ReactNode;
  /** Accessible name of the group of both buttons. @default `menuLabel` */
  groupLabel?: string;
  /** Side of the button, and alignment of the menu with it. @default 'bottom end' */
  placement?: MenuProps['placement'];
  /** Called with the `id` of the selected menu item. */
  onAction?: MenuProps['onAction'];
}

/** A button for the default action with a menu of alternatives. */
export function SplitButton({
  menuLabel,
  menu,
  groupLabel = menuLabel,
  placement = 'bottom end',
  onAction,
  variant = 'quiet',
  tone,
  size,
  block,
  disabled,
  className,
  ...button
}: SplitButtonProps) {
  const look = { variant, tone, size, disabled };
  return (
    <ButtonGroup
      label={groupLabel}
      block={block}
      divided={variant !== 'outline' && variant !== 'quiet'}
      className={className}
    >
      <Button {...button} {...look} />
      <Menu
        label={menuLabel}
        placement={placement}
        onAction={onAction}
        trigger={<Button {...look} iconOnly startIcon={ChevronDown} aria-label={menuLabel} data-narrow />}
      >
        {menu}
      </Menu>
    </ButtonGroup>
  );
}

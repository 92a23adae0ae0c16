import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup';
import { Menu, type MenuProps } from '../Menu/Menu';

export interface SplitButtonProps extends Omit<ButtonProps, 'iconOnly' | 'endIcon' | 'round'> {
  /** Name of the second button and of its menu: "More ways to save". */
  menuLabel: string;
  /** `MenuItem`, `MenuSection` and `MenuSeparator`: the other ways to do it. */
  menu: ReactNode;
  /** Name of both buttons together. @default the menu's name */
  groupLabel?: string;
  /** Side of the buttons and the edge it lines up with. @default 'bottom end' */
  placement?: MenuProps['placement'];
  /** Called with the `id` of the item that was run. */
  onAction?: MenuProps['onAction'];
}

/** The usual way to do something, and a menu of the other ways. */
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

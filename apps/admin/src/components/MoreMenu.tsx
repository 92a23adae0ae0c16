import { Button, type ButtonProps } from '@larder/ui';
import { Menu, type MenuProps } from '@larder/ui/overlays';
import { Ellipsis } from 'lucide-react';

export interface MoreMenuProps
  extends Pick<MenuProps, 'label' | 'children'>, Pick<ButtonProps, 'size' | 'variant' | 'tone'> {}

/** A button with an ellipsis that opens a menu of further actions. `label` names the button and the menu. */
export function MoreMenu({ label, children, size = 'bar', ...button }: MoreMenuProps) {
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<Button {...button} size={size} iconOnly startIcon={Ellipsis} aria-label={label} />}
    >
      {children}
    </Menu>
  );
}

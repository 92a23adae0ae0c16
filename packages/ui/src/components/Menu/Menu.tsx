import type { JSX, ReactNode, Ref } from 'react';
import type { Key, Placement, Selection } from 'react-aria-components';
import { lazyModule } from '../../private/overlays/lazyModule';
import { useLazyOverlay } from '../../private/overlays/useLazyOverlay';

export interface MenuProps {
  /** Button that opens the menu: one focusable element that forwards ref and props. */
  trigger: JSX.Element;
  /** Accessible name of the menu. */
  label: string;
  /** `MenuItem`, `MenuSection`, `MenuSeparator` and `SubMenu`. */
  children: ReactNode;
  /** Content above the items, such as the current user. */
  header?: ReactNode;
  /** Label of a search field that filters the items, for long menus. */
  searchLabel?: string;
  /** Side and alignment. @default 'bottom start' */
  placement?: Placement;
  /** Selection mode of the items. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** IDs of the selected items. */
  selectedKeys?: 'all' | Iterable<Key>;
  /** Called when the selection changes. */
  onSelectionChange?: (keys: Selection) => void;
  /** If true, one item stays selected. */
  disallowEmptySelection?: boolean;
  /** Called with the `id` of the activated item. */
  onAction?: (key: Key) => void;
  /** Controlled open state. */
  open?: boolean;
  /** Initial open state (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Class of the floating panel. */
  className?: string;
  /** ID of the list in the panel. */
  id?: string;
  /** Ref to the list in the panel. */
  ref?: Ref<HTMLDivElement>;
}

export const menuOverlay = lazyModule(() => import('./MenuOverlay'));

/** A button that opens a list of actions, links or options. */
export function Menu({ trigger, open, defaultOpen, onOpenChange, id, ...menu }: MenuProps) {
  const overlay = useLazyOverlay({
    module: menuOverlay,
    kind: 'menu',
    trigger,
    id,
    open,
    defaultOpen,
    onOpenChange,
  });
  return (
    <>
      {overlay.trigger}
      {overlay.parts && <overlay.parts.MenuOverlay {...menu} {...overlay.overlayProps} {...overlay.menuProps} />}
    </>
  );
}

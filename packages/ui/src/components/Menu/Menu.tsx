import type { JSX, ReactNode, Ref } from 'react';
import type { Key, Placement, Selection } from 'react-aria-components';
import { lazyModule } from '../../private/overlays/lazyModule';
import { useLazyOverlay } from '../../private/overlays/useLazyOverlay';

export interface MenuProps {
  /** The button that opens the menu: one focusable element that forwards ref and props. */
  trigger: JSX.Element;
  /** Name of the menu for those who do not see its button. */
  label: string;
  /** `MenuItem`, `MenuSection`, `MenuSeparator` and `SubMenu`. */
  children: ReactNode;
  /** Shown above the items and no item itself, such as who is signed in. */
  header?: ReactNode;
  /** Names a field that narrows the items, for menus too long to look through. */
  searchLabel?: string;
  /** Side of the button and the edge it lines up with. @default 'bottom start' */
  placement?: Placement;
  /** Lets items be chosen instead of run. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Chosen items, by their `id`. */
  selectedKeys?: 'all' | Iterable<Key>;
  /** Called with the chosen items. */
  onSelectionChange?: (keys: Selection) => void;
  /** Keeps one item chosen. */
  disallowEmptySelection?: boolean;
  /** Called with the `id` of the item that was run. */
  onAction?: (key: Key) => void;
  /** Open or closed from outside. */
  open?: boolean;
  /** Open at first, where it opens and closes by itself. @default false */
  defaultOpen?: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Class of the floating panel. */
  className?: string;
  /** Id of the list in the panel. */
  id?: string;
  /** The list in the panel. */
  ref?: Ref<HTMLDivElement>;
}

export const menuOverlay = lazyModule(() => import('./MenuOverlay'));

/** A button that opens a list of actions, links or choices. */
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

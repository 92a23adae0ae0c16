import { lazyModule } from '../../private/lazy/lazyModule';
import { useLazyOverlay } from '../../private/overlays/useLazyOverlay';
import type { MenuProps } from './menuTypes';

export type { MenuProps } from './menuTypes';

export const menuOverlay = lazyModule(() => import('./MenuOverlay'));

/** A button that opens a list of actions, links or options. */
export function Menu({ trigger, open, defaultOpen, onOpenChange, id, content, ...menu }: MenuProps) {
  const overlay = useLazyOverlay({
    module: menuOverlay,
    content,
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

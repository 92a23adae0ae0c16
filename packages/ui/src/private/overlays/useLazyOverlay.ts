import {
  cloneElement,
  useId,
  useRef,
  useState,
  type JSX,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import { useControlledState } from '../hooks/useControlledState';
import { useMergedRef } from '../hooks/useMergedRef';
import type { LazyModule } from '../lazy/lazyModule';
import { chainHandlers } from './chainHandlers';
import { isVirtualPointer } from './isVirtualPointer';
import { menuKeys, type FocusStrategy } from './menuKeys';
import { useLazyModule } from '../lazy/useLazyModule';

interface LazyOverlayOptions<Module> {
  /** The overlay's code. */
  module: LazyModule<Module>;
  /** Code of its content, if lazy-loaded too. */
  content?: LazyModule<unknown>;
  /** Button that opens the overlay. */
  trigger: JSX.Element;
  /** A menu opens on pointer down (touch: on click) and with the arrow keys, a dialog on click (APG). */
  kind: 'menu' | 'dialog';
  /** ID of the overlay. @default a generated one */
  id?: string;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Returns a native button and the props of the overlay that it opens. The overlay's code loads on hover, focus or the
 * first press. A press before it is loaded opens the overlay as soon as it is loaded.
 */
export function useLazyOverlay<Module>({
  module,
  content,
  trigger,
  kind,
  id,
  open,
  defaultOpen = false,
  onOpenChange,
}: LazyOverlayOptions<Module>) {
  const [isOpen, setOpen] = useControlledState(open, defaultOpen, onOpenChange);
  const [autoFocus, setAutoFocus] = useState<FocusStrategy>(true);
  const close = () => setOpen(false);
  const overlay = useLazyModule(module, isOpen, close);
  const hasContent = useLazyModule<unknown>(content ?? module, isOpen, close) !== undefined;
  const parts = hasContent ? overlay : undefined;
  const [ownId, ownTriggerId] = [useId(), useId()];
  const overlayId = id ?? ownId;
  const given = trigger.props;
  const triggerId: string = given.id ?? ownTriggerId;
  const triggerRef = useRef<HTMLElement>(null);
  const ref = useMergedRef(triggerRef, given.ref as Ref<HTMLElement> | undefined);
  const pointerType = useRef('');
  /** True after a pointer down that opened the menu; its click must not open the menu again. */
  const hasOpened = useRef(false);

  const preload = () => {
    for (const part of [module, content]) if (!part?.get()) part?.preload();
  };
  const openMenu = (strategy: FocusStrategy) => {
    // The overlay restores focus to this element when it closes; Safari doesn't focus a clicked button.
    triggerRef.current?.focus({ preventScroll: true });
    setAutoFocus(strategy);
    setOpen(true);
  };
  const menuHandlers = {
    onPointerDown: (event: PointerEvent) => {
      pointerType.current = event.pointerType;
      hasOpened.current = event.button === 0 && event.pointerType !== 'touch' && !isVirtualPointer(event.nativeEvent);
      if (hasOpened.current) openMenu(true);
    },
    // Keeps focus in the menu that pointer down has opened.
    onMouseDown: (event: Event) => event.preventDefault(),
    onClick: ({ detail }: { detail: number }) => {
      if (hasOpened.current && detail > 0) return;
      if (isOpen && pointerType.current === 'touch') setOpen(false);
      else openMenu(pointerType.current === 'touch' ? true : 'first');
    },
    onKeyDown: (event: KeyboardEvent) => {
      const strategy = menuKeys[event.key];
      if (!strategy || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (isOpen) setOpen(false);
      else openMenu(strategy);
    },
  };
  const dialogHandlers = {
    onClick: () => {
      triggerRef.current?.focus({ preventScroll: true });
      setOpen(!isOpen);
    },
  };
  const handlers = given.disabled
    ? {}
    : { ...(kind === 'menu' ? menuHandlers : dialogHandlers), onPointerEnter: preload, onFocus: preload };

  return {
    trigger: cloneElement(trigger, {
      // oxlint-disable-next-line react/refs -- the handlers read refs in events only
      ...chainHandlers(given, handlers),
      ref,
      id: triggerId,
      'aria-haspopup': given['aria-haspopup'] ?? (kind === 'menu' ? true : undefined),
      'aria-expanded': isOpen,
      'aria-controls': isOpen && parts ? overlayId : undefined,
    }),
    /** The loaded module. */
    parts,
    overlayProps: { triggerRef, id: overlayId, isOpen, onOpenChange: setOpen },
    menuProps: { triggerId, autoFocus },
  };
}

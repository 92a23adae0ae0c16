import { Suspense, useRef, useState, type KeyboardEvent, type ReactNode, type Ref, type RefObject } from 'react';
import { menuKeys } from '../../private/overlays/menuKeys';

/** Props of a lazy-loaded menu panel. */
export interface LazyPanelProps {
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Item that gets focus. @default 'first' */
  autoFocus?: 'first' | 'last';
}

interface LazyTriggerProps {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

interface LazyMenuProps {
  /** Renders the button. Spread the given props on it, which open the menu. */
  renderTrigger: (props: LazyTriggerProps) => ReactNode;
  /** Preloads the menu when its button is hovered or focused. */
  preload: () => unknown;
  /** Renders the lazy-loaded menu. */
  children: (props: LazyPanelProps) => ReactNode;
}

/** A button with a lazy-loaded menu. */
export function LazyMenu({ renderTrigger, preload, children }: LazyMenuProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [autoFocus, setAutoFocus] = useState<'first' | 'last'>('first');
  const change = (next: boolean) => {
    if (next) setWasOpened(true);
    setIsOpen(next);
  };
  return (
    <>
      {renderTrigger({
        ref: anchor,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: () => {
          setAutoFocus('first');
          change(!isOpen);
        },
        onKeyDown: (event) => {
          const item = menuKeys[event.key];
          if (!item || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setAutoFocus(item);
          change(true);
        },
        onPointerEnter: preload,
        onFocus: preload,
      })}
      {wasOpened && (
        <Suspense fallback={null}>{children({ anchor, isOpen, onOpenChange: change, autoFocus })}</Suspense>
      )}
    </>
  );
}

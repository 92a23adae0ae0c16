import { Suspense, useRef, useState, type KeyboardEvent, type ReactNode, type Ref, type RefObject } from 'react';

/** What a menu that is loaded late needs to stand at its button. */
export interface LazyPanelProps {
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
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
  /** The button: gets everything that opens the menu. */
  renderTrigger: (props: LazyTriggerProps) => ReactNode;
  /** Loads the menu before it is asked for: its button is under the pointer or has the focus. */
  preload: () => unknown;
  /** The menu, a lazy component. */
  children: (props: LazyPanelProps) => ReactNode;
}

/** A button whose menu, and what menus are made of, comes when somebody is about to open it. */
export function LazyMenu({ renderTrigger, preload, children }: LazyMenuProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
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
        onClick: () => change(!isOpen),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          change(true);
        },
        onPointerEnter: preload,
        onFocus: preload,
      })}
      {wasOpened && <Suspense fallback={null}>{children({ anchor, isOpen, onOpenChange: change })}</Suspense>}
    </>
  );
}

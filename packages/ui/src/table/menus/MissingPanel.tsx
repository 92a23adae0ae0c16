import { useEffect, useEffectEvent } from 'react';
import type { LazyPanelProps } from './LazyMenu';

/** Closes a menu that could not be loaded, so that it stays closed when the connection returns. */
export function MissingPanel({ isOpen, onOpenChange }: Pick<LazyPanelProps, 'isOpen' | 'onOpenChange'>) {
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (isOpen) close();
  }, [isOpen]);
  return null;
}

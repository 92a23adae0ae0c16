import type { ReactNode } from 'react';
import { OverlayTriggerStateContext, RootMenuTriggerStateContext } from 'react-aria-components';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';

interface OverlayStateProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Provides the state of an overlay, in place of React Aria's `MenuTrigger` or `DialogTrigger`. */
export function OverlayState({ isOpen, onOpenChange, children }: OverlayStateProps) {
  const state = useMenuTriggerState({ isOpen, onOpenChange });
  return (
    <OverlayTriggerStateContext value={state}>
      <RootMenuTriggerStateContext value={state}>{children}</RootMenuTriggerStateContext>
    </OverlayTriggerStateContext>
  );
}

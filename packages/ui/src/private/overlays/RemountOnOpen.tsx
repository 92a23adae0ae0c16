import { Fragment, useContext, useState, type ReactNode } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components';

interface RemountOnOpenProps {
  /** If true, the panel is open. @default the state of the surrounding trigger */
  open?: boolean;
  children: ReactNode;
}

/** Remounts its children on every opening: a panel reopened during its exit animation would not take focus. */
export function RemountOnOpen({ open: given, children }: RemountOnOpenProps) {
  const trigger = useContext(OverlayTriggerStateContext);
  const isOpen = given ?? trigger?.isOpen ?? true;
  const [opening, setOpening] = useState({ isOpen, count: 0 });
  if (isOpen !== opening.isOpen) setOpening({ isOpen, count: opening.count + Number(isOpen) });
  return <Fragment key={opening.count}>{children}</Fragment>;
}

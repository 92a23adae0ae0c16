import { Fragment, useContext, useState, type ReactNode } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components';

interface EachOpeningProps {
  /** Where it is opened from outside; else its trigger knows. */
  isOpen?: boolean;
  children: ReactNode;
}

/** What a floating panel holds, begun anew each time it opens: one that is opened while it still closes would not take the focus. */
export function EachOpening({ isOpen: given, children }: EachOpeningProps) {
  const trigger = useContext(OverlayTriggerStateContext);
  const isOpen = given ?? trigger?.isOpen ?? true;
  const [opening, setOpening] = useState({ isOpen, count: 0 });
  if (isOpen !== opening.isOpen) setOpening({ isOpen, count: opening.count + Number(isOpen) });
  return <Fragment key={opening.count}>{children}</Fragment>;
}

import { cloneElement, useEffect, useEffectEvent, useId, useRef, type JSX, type ReactNode, type Ref } from 'react';
import type { Placement } from 'react-aria-components';
import { useMergedRef } from '../../private/hooks/useMergedRef';
import { chainHandlers } from '../../private/overlays/chainHandlers';
import { lazyModule } from '../../private/lazy/lazyModule';
import { useLazyModule } from '../../private/lazy/useLazyModule';
import { useTooltipTrigger } from '../../private/overlays/useTooltipTrigger';

export interface TooltipProps {
  /** Description of the control in a few words. The control also needs an accessible name. */
  content: ReactNode;
  /** Keyboard shortcut, shown after the text. */
  shortcut?: string;
  /** Side of the control on which the tooltip is shown. @default 'top' */
  placement?: Placement;
  /** Hover time before the tooltip is shown, ms. Keyboard focus shows it immediately. @default 400 */
  delay?: number;
  /** If true, the tooltip is not shown. @default false */
  disabled?: boolean;
  /** If true, the tooltip is shown (controlled). */
  open?: boolean;
  /** Called with the new state when the tooltip is shown or hidden. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Class of the tooltip. */
  className?: string;
  /** ID of the tooltip. */
  id?: string;
  /** Ref to the tooltip's element while it is shown. */
  ref?: Ref<HTMLDivElement>;
  /** One focusable control that forwards ref and props. */
  children: JSX.Element;
}

export const tooltipOverlay = lazyModule(() => import('../../private/overlays/TooltipOverlay'));

/** A short description of a control, on hover and keyboard focus. */
export function Tooltip({
  content,
  shortcut,
  placement = 'top',
  delay = 400,
  disabled,
  open,
  onOpenChange,
  id,
  children,
  ...rest
}: TooltipProps) {
  const given = children.props;
  const { state, handlers } = useTooltipTrigger({ delay, isOpen: open, onOpenChange });
  const parts = useLazyModule(tooltipOverlay, state.isOpen, () => state.close(true));
  const isOff = disabled || given.disabled;
  const hide = useEffectEvent(() => {
    if (open === undefined) state.close(true);
  });
  // A control that becomes disabled under the pointer fires no more events.
  useEffect(() => {
    if (isOff) hide();
  }, [isOff]);
  const isShown = parts && !disabled;
  const ownId = useId();
  const tooltipId = id ?? ownId;
  const triggerRef = useRef<HTMLElement>(null);
  const ref = useMergedRef(triggerRef, given.ref as Ref<HTMLElement> | undefined);
  return (
    <>
      {cloneElement(children, {
        ...(!isOff && chainHandlers(given, handlers)),
        ref,
        'aria-describedby': given['aria-describedby'] ?? (state.isOpen && isShown ? tooltipId : undefined),
      })}
      {isShown && (
        <parts.TooltipOverlay {...rest} {...{ state, triggerRef, placement, shortcut }} id={tooltipId}>
          {content}
        </parts.TooltipOverlay>
      )}
    </>
  );
}

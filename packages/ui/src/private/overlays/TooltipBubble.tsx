import type { ReactNode, Ref, RefObject } from 'react';
import { Keyboard, OverlayArrow, Tooltip as AriaTooltip, type Placement } from 'react-aria-components';
import * as styles from './Tooltip.css';
import { cx } from '../../css/cx';

interface TooltipBubbleProps {
  placement?: Placement;
  shortcut?: string;
  className?: string;
  id?: string;
  ref?: Ref<HTMLDivElement>;
  /** The trigger, if there is no `TooltipTrigger`. */
  triggerRef?: RefObject<Element | null>;
  children: ReactNode;
}

export function TooltipBubble({ placement, shortcut, className, children, ...given }: TooltipBubbleProps) {
  return (
    <AriaTooltip className={cx(styles.tooltip, className)} placement={placement} offset={6} {...given}>
      <OverlayArrow>
        <svg className={styles.arrow} width={10} height={5} viewBox="0 0 10 5" aria-hidden="true">
          <path d="M0 0h10L5.7 4.4a1 1 0 0 1-1.4 0Z" />
        </svg>
      </OverlayArrow>
      {children}
      {shortcut && <Keyboard className={styles.keys}>{shortcut}</Keyboard>}
    </AriaTooltip>
  );
}

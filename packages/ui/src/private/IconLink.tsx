import { Link, TooltipTrigger } from 'react-aria-components';
import type { IconType } from '../icons/Icon';
import { ButtonBody, buttonClass } from './ButtonBody';
import { TooltipBubble } from './TooltipBubble';

interface IconLinkProps {
  /** Its name and its tooltip. */
  label: string;
  icon: IconType;
  /** Followed by the router of `UiProvider`. */
  href: string;
  /** Whether Tab reaches it. */
  isReachable: boolean;
}

const look = { variant: 'plain', tone: 'secondary', size: 'sm', iconOnly: true } as const;

/** What `IconButton` is to a button, to a link. */
export function IconLink({ label, icon, href, isReachable }: IconLinkProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={80}>
      <Link
        href={href}
        aria-label={label}
        className={buttonClass(look)}
        {...(!isReachable && { excludeFromTabOrder: true })}
      >
        <ButtonBody {...look} startIcon={icon} />
      </Link>
      <TooltipBubble>{label}</TooltipBubble>
    </TooltipTrigger>
  );
}

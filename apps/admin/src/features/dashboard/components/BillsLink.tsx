import type { Drill } from '@larder/domain/contract';
import { StatCard, type StatCardProps } from '@larder/ui';
import { createLink, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RouterLink } from '../../../components/RouterButton';
import { billsSearch } from '../billsSearch';

export interface BillsLinkProps {
  /** Filters of the bill list. `null` for users who may not read bills. */
  drill: Drill | undefined;
  /** Replaces the appearance of a text link. */
  className?: string;
  tabIndex?: number;
  children?: ReactNode;
}

/** Returns the link target of a drill-down, which has the format of the bill list's search parameters. */
const target = (drill: NonNullable<Drill>) => ({ to: '/apps/bills', search: billsSearch(drill) as never }) as const;

/** A link to the bills behind a figure. Without a drill-down, renders only the children. */
export function BillsLink({ drill, className, ...props }: BillsLinkProps) {
  if (!drill) return props.children;
  return className ? (
    // Disables preloading, so that hovering over bars does not load the bills of each bar.
    <Link {...target(drill)} className={className} preload={false} {...props} />
  ) : (
    <RouterLink {...target(drill)} tone="inherit" {...props} />
  );
}

const StatLink = createLink(StatCard);

/** A statistic that opens the bills behind it. */
export const BillsStat = ({ drill, ...card }: StatCardProps & Pick<BillsLinkProps, 'drill'>) =>
  drill ? <StatLink {...card} {...target(drill)} /> : <StatCard {...card} />;

import type { Drill } from '@larder/domain/contract';
import { StatCard, type StatCardProps } from '@larder/ui';
import { createLink, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RouterLink } from '../../../components/RouterButton';

export interface BillsLinkProps {
  /** Filters of the bill list. `null` for users who may not read bills. */
  drill: Drill | undefined;
  /** Tab of the preview of a single bill. @default the order */
  tab?: 'losses' | undefined;
  /** Replaces the appearance of a text link. */
  className?: string;
  tabIndex?: number;
  children?: ReactNode;
}

/**
 * Returns the link to the bills of a drill-down. The search parameters have the format of the bill list. A single bill
 * opens in its preview, above the list of its day.
 */
const target = ({ id, ...drill }: NonNullable<Drill>, tab?: BillsLinkProps['tab']) =>
  ({
    to: '/apps/bills',
    search: { ...drill, ...(id !== undefined && { preview: id, tab }) } as never,
  }) as const;

/** A link to the bills behind a figure. Without a drill-down, renders only the children. */
export function BillsLink({ drill, tab, className, ...props }: BillsLinkProps) {
  if (!drill) return props.children;
  return className ? (
    // Disables preloading, so that hovering over bars does not load the bills of each bar.
    <Link {...target(drill, tab)} className={className} preload={false} {...props} />
  ) : (
    <RouterLink {...target(drill, tab)} tone="inherit" {...props} />
  );
}

const StatLink = createLink(StatCard);

/** A statistic that opens the bills behind it. */
export const BillsStat = ({ drill, ...card }: StatCardProps & Pick<BillsLinkProps, 'drill'>) =>
  drill ? <StatLink {...card} {...target(drill)} /> : <StatCard {...card} />;

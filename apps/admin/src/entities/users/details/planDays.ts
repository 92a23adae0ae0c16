import type { UserPlanDetails } from '@larder/domain/contract';

const day = 86_400_000;

/** Returns the progress of a plan's period in whole days. */
export function planDays({ startedAt, activeUntil }: Pick<UserPlanDetails, 'startedAt' | 'activeUntil'>, now: Date) {
  const start = Date.parse(startedAt);
  const total = Math.max(1, Math.round((Date.parse(activeUntil) - start) / day));
  const used = Math.min(total, Math.max(0, Math.floor((now.getTime() - start) / day)));
  return { used, total, left: total - used };
}

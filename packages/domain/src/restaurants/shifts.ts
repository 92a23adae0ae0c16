import type { Shift } from './staff.contract';

const minuteLength = 60_000;

/** Returns the shifts of a day as of `now`: future shifts are removed, running shifts have no end. */
export function shiftsUntil(shifts: readonly Shift[], now: Date): Shift[] {
  const moment = now.getTime();
  return shifts
    .filter(({ startAt }) => Date.parse(startAt) <= moment)
    .map((shift) => (shift.endAt && Date.parse(shift.endAt) > moment ? { ...shift, endAt: null } : shift));
}

/** Returns the whole minutes worked. An open shift counts until `now`. */
export function shiftMinutes({ startAt, endAt }: Pick<Shift, 'startAt' | 'endAt'>, now: Date): number {
  const end = endAt === null ? now.getTime() : Date.parse(endAt);
  return Math.max(0, Math.floor((end - Date.parse(startAt)) / minuteLength));
}

/** Returns minutes × hourly wage ÷ 60, rounded half up once. 0 if the wage is unknown. */
export const shiftCost = (shift: Pick<Shift, 'startAt' | 'endAt'>, wage: number | null, now: Date): number =>
  Math.floor((shiftMinutes(shift, now) * (wage ?? 0) + 30) / 60);

import type { Shift } from './staff.contract';

const minuteLength = 60_000;

/** What has happened of the shifts of a day: later ones are not there yet, running ones have no end. */
export function shiftsUntil(shifts: readonly Shift[], now: Date): Shift[] {
  const moment = now.getTime();
  return shifts
    .filter(({ startAt }) => Date.parse(startAt) <= moment)
    .map((shift) => (shift.endAt && Date.parse(shift.endAt) > moment ? { ...shift, endAt: null } : shift));
}

/** Whole minutes worked; an open shift counts up to now. */
export function shiftMinutes({ startAt, endAt }: Pick<Shift, 'startAt' | 'endAt'>, now: Date): number {
  const end = endAt === null ? now.getTime() : Date.parse(endAt);
  return Math.max(0, Math.floor((end - Date.parse(startAt)) / minuteLength));
}

/** Minutes × hourly wage ÷ 60, rounded half up once; a wage not known costs nothing. */
export const shiftCost = (shift: Pick<Shift, 'startAt' | 'endAt'>, wage: number | null, now: Date): number =>
  Math.floor((shiftMinutes(shift, now) * (wage ?? 0) + 30) / 60);

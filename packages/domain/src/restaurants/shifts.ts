import { groupBy } from '../lists/groupBy';
import { staffPositions, type PlannedShift, type Shift } from './staff.contract';

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

/** State of a staff member by the plan, in the order of display. Whether a person is late is not known. */
export const shiftStates = ['on', 'later', 'finished'] as const;
export type ShiftState = (typeof shiftStates)[number];

/** A staff member with the planned times of a day. */
export interface TeamMember extends Pick<PlannedShift, 'staffId' | 'name' | 'position'> {
  /** `later` also applies between two shifts. */
  state: ShiftState;
  /** By start. Shifts that overlap or touch are one. */
  times: readonly Pick<PlannedShift, 'startAt' | 'endAt'>[];
}

type Times = TeamMember['times'];

/** Merges shifts that overlap or touch. */
function merged(shifts: readonly PlannedShift[]): Times {
  const times: { startAt: string; endAt: string }[] = [];
  for (const { startAt, endAt } of shifts.toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt))) {
    const last = times.at(-1);
    if (!last || Date.parse(last.endAt) < Date.parse(startAt)) times.push({ startAt, endAt });
    else if (Date.parse(last.endAt) < Date.parse(endAt)) last.endAt = endAt;
  }
  return times;
}

function stateAt(times: Times, moment: number): ShiftState {
  const next = times.find(({ endAt }) => Date.parse(endAt) > moment);
  if (!next) return 'finished';
  return Date.parse(next.startAt) <= moment ? 'on' : 'later';
}

/** Returns the staff members of planned shifts at `now`: by state, then the next to start, then by position and name. */
export function teamAt(shifts: readonly PlannedShift[], now: Date): TeamMember[] {
  const moment = now.getTime();
  const nextStart = ({ times }: TeamMember) =>
    Math.min(...times.map(({ startAt }) => Date.parse(startAt)).filter((start) => start > moment));
  return [...groupBy(shifts, ({ staffId }) => staffId).values()]
    .map((own): TeamMember => {
      const { staffId, name, position } = own[0]!;
      const times = merged(own);
      return { staffId, name, position, state: stateAt(times, moment), times };
    })
    .toSorted(
      (a, b) =>
        shiftStates.indexOf(a.state) - shiftStates.indexOf(b.state) ||
        (a.state === 'later' ? nextStart(a) - nextStart(b) : 0) ||
        staffPositions.indexOf(a.position) - staffPositions.indexOf(b.position) ||
        a.name.localeCompare(b.name),
    );
}

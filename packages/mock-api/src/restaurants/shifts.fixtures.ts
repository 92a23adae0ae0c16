import { businessDay, spansOn, type PlannedShift, type Restaurant, type Shift } from '@larder/domain/contract';
import type { BillRestaurant } from '../bills/billPlaces';
import { createRandom } from '../random';
import { rosterOf } from './staff.fixtures';

type Place = Pick<Restaurant, 'id' | 'timeZone' | 'closeOutHour' | 'hours' | 'specialDays'>;

const minuteLength = 60_000;
const dayLength = 1440 * minuteLength;
/** If a day has a single range of at least this length, two overlapping teams share it. */
const longRange = 10 * 60 * minuteLength;
const handOver = 90 * minuteLength;
/** Minutes that a position works before opening and after closing. */
const around = { manager: [45, 30], server: [30, 20], bartender: [30, 40], host: [15, 0], cook: [105, 25] } as const;

const endOfDay = ({ timeZone, closeOutHour }: Place, date: string) =>
  businessDay(date, timeZone, closeOutHour).to.getTime();

/** Returns the working hours of the early and the late team. Empty if the restaurant is closed. */
function teamsOf(place: Place, date: string) {
  const spans = spansOn(place, date).map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() }));
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return [];
  if (spans.length > 1 || first.to - first.from < longRange) return [first, last];
  const middle = first.from + Math.round((first.to - first.from) / 2 / minuteLength) * minuteLength;
  return [
    { from: first.from, to: middle + handOver },
    { from: middle - handOver, to: first.to },
  ];
}

type PlannedTimes = Omit<PlannedShift, 'name' | 'position'>;

/** Generates the planned shifts of a business date. Depends only on restaurant and date, so that they don't change. */
export function plannedShiftsOf(place: Place, date: string): PlannedTimes[] {
  const teams = teamsOf(place, date);
  if (teams.length === 0) return [];
  // If lunch and dinner are separate, two in three staff members work both.
  const spansAreApart = teams[0]!.to < teams.at(-1)!.from;
  const dayNumber = Math.floor(Date.parse(date) / dayLength);
  const until = endOfDay(place, date);
  return rosterOf(place.id).flatMap(({ id, position }, index) => {
    // Two days off per week, which vary by staff member.
    const dayOfWeek = (dayNumber + index * 3) % 7;
    if (dayOfWeek < 2) return [];
    const turn = dayNumber + index;
    const isDouble = spansAreApart && turn % 3 > 0;
    const [before, after] = around[position];
    return (isDouble ? teams : [teams[turn % teams.length]!]).map((team, part) => ({
      id: `shift-${date.replaceAll('-', '')}-${id}-${part + 1}`,
      staffId: id,
      restaurantId: place.id,
      businessDate: date,
      startAt: new Date(team.from - before * minuteLength).toISOString(),
      endAt: new Date(Math.min(team.to + after * minuteLength, until)).toISOString(),
    }));
  });
}

/**
 * Generates the shifts worked on a business date: as planned, give or take some minutes. `shiftsUntil` cuts a live day
 * at the current time.
 */
export function shiftsOf(place: Place, date: string): Shift[] {
  const until = endOfDay(place, date);
  return plannedShiftsOf(place, date).map((shift, index, all) => {
    const { whole } = createRandom(
      `shift ${shift.staffId} ${date} ${all[index - 1]?.staffId === shift.staffId ? 1 : 0}`,
    );
    const start = Date.parse(shift.startAt) - whole(-5, 5) * minuteLength;
    const end = Math.min(Date.parse(shift.endAt) + whole(0, 15) * minuteLength, until);
    return { ...shift, startAt: new Date(start).toISOString(), endAt: new Date(end).toISOString() };
  });
}

/** Creates a function for a restaurant of the user. No shifts before its first date, or without generated data. */
const atRestaurant =
  <S>(generate: (place: Place, date: string) => S[]) =>
  ({ place, firstDate }: BillRestaurant, date: string) =>
    place && firstDate !== null && date >= firstDate ? generate({ ...place, specialDays: [] }, date) : [];

export const shiftsAt = atRestaurant(shiftsOf);
export const plannedShiftsAt = atRestaurant(plannedShiftsOf);

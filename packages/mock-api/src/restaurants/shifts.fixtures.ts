import { businessDay, spansOn, type Restaurant, type Shift } from '@larder/domain/contract';
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

/**
 * Generates the shifts of a business date. Depends only on restaurant and date, so that past dates don't change.
 * `shiftsUntil` cuts a live day at the current time.
 */
export function shiftsOf(place: Place, date: string): Shift[] {
  const teams = teamsOf(place, date);
  if (teams.length === 0) return [];
  // If lunch and dinner are separate, two in three staff members work both.
  const spansAreApart = teams[0]!.to < teams.at(-1)!.from;
  const dayNumber = Math.floor(Date.parse(date) / dayLength);
  const until = businessDay(date, place.timeZone, place.closeOutHour).to.getTime();
  return rosterOf(place.id).flatMap(({ id, position }, index) => {
    // Two days off per week, which vary by staff member.
    const dayOfWeek = (dayNumber + index * 3) % 7;
    if (dayOfWeek < 2) return [];
    const turn = dayNumber + index;
    const isDouble = spansAreApart && turn % 3 > 0;
    return (isDouble ? teams : [teams[turn % teams.length]!]).map((team, part) => {
      const { whole } = createRandom(`shift ${id} ${date} ${part}`);
      const [before, after] = around[position];
      const start = team.from - (before + whole(-5, 5)) * minuteLength;
      const end = Math.min(team.to + (after + whole(0, 15)) * minuteLength, until);
      return {
        id: `shift-${date.replaceAll('-', '')}-${id}-${part + 1}`,
        staffId: id,
        restaurantId: place.id,
        businessDate: date,
        startAt: new Date(start).toISOString(),
        endAt: new Date(end).toISOString(),
      };
    });
  });
}

import {
  billFlagsOf,
  minuteOf,
  endMinuteOf,
  tradingDay,
  weekdayOf,
  type BillEntry,
  type TimeRange,
  type TradingDay,
  type Weekday,
} from '@larder/domain/contract';
import { createRandom } from '../random';
import { rosterOf } from '../restaurants/staff.fixtures';
import { cutBill, lastMoment } from './billCut';
import { drawBill } from './billDraw';
import { finish } from './billFinish';
import type { BillPlace, DayDraw } from './dayDraw';
import { drawOrder } from './orderDraw';

/** The bills of a business date as of its end. Immutable. */
export interface DayBlock {
  day: TradingDay;
  /** Sorted by number, which is the order of opening. */
  entries: readonly BillEntry[];
  /** Time of the last change of each bill. */
  doneAt: readonly number[];
}

const billsPerDay = 120;
const weekdayFactors = [0.75, 0.85, 0.92, 1, 1.15, 1.35, 1.05];
const minuteLength = 60_000;

/** Returns a random minute of a range. Few guests come in its last half hour. */
function drawMinute(range: TimeRange, { next, chance, whole }: DayDraw['random']): number {
  const [from, to] = [minuteOf(range.from), endMinuteOf(range)];
  if (chance(0.03)) return to - whole(1, 30);
  return from + Math.floor(((next() + next() + next()) / 3) * (to - from - 30));
}

/** Generates the bills of a date. The result depends only on the arguments. */
export function makeBlock(place: BillPlace, date: string, factor: number): DayBlock {
  const day = tradingDay(date, place.timeZone, place.closeOutHour);
  const weekday = weekdayOf(date);
  const ranges = place.hours.main[weekday as Weekday];
  if (ranges.length === 0) return { day, entries: [], doneAt: [] };
  const random = createRandom(`bills ${place.id} ${date} ${factor}`);
  const roster = rosterOf(place.id);
  const person = ({ id, name }: (typeof roster)[number]) => ({ id, name });
  const draw: DayDraw = {
    place,
    day,
    random: random,
    servers: roster.filter(({ position }) => position === 'server' || position === 'bartender').map(person),
    approvers: roster.filter(({ canApprove }) => canApprove).map(person),
  };
  const wanted = Math.round(billsPerDay * factor * weekdayFactors[weekday - 1]! * (0.9 + random.next() * 0.2));
  // Evenings are busier than lunches of the same length.
  const weights = ranges.map((range) => (endMinuteOf(range) - minuteOf(range.from)) * (range.from < '16:00' ? 1 : 1.4));
  const latest = day.to - 12 * minuteLength;
  const openings = Array.from({ length: wanted }, () =>
    Math.min(latest, day.at(drawMinute(ranges[random.weighted(weights)]!, random))),
  ).toSorted((a, b) => a - b);

  const { discount, tip, openMinutes } = place.thresholds;
  const limits = { discount, tip, openMinutes, dayEnd: day.to };
  const entries: BillEntry[] = [];
  for (let order = 0; entries.length < wanted; order += 1) {
    // There is one opening time per bill. An order with several bills uses the first and skips the others.
    const drawn = drawOrder(draw, order + 1, openings[entries.length]!);
    const billCount = Math.min(drawn.billCount, wanted - entries.length);
    for (let index = 1; index <= billCount; index += 1) {
      const bill = finish(draw, drawBill(draw, { ...drawn, billCount }, entries.length + 1, index));
      bill.flags = billFlagsOf(bill, limits, Infinity);
      entries.push({ bill, hour: day.hourOf(drawn.opened) });
    }
  }
  return { day, entries, doneAt: entries.map(({ bill }) => lastMoment(bill)) };
}

/** Returns the bills of a block as of a time of its day. */
export function blockAt(block: DayBlock, now: number, place: BillPlace): readonly BillEntry[] {
  if (now >= block.day.to) return block.entries;
  const { discount, tip, openMinutes } = place.thresholds;
  const limits = { discount, tip, openMinutes, dayEnd: block.day.to };
  return block.entries.flatMap((entry, index) => {
    const bill = block.doneAt[index]! <= now ? entry.bill : cutBill(entry.bill, now);
    if (!bill) return [];
    const flags = billFlagsOf(bill, limits, now);
    return [{ hour: entry.hour, bill: { ...bill, flags } }];
  });
}

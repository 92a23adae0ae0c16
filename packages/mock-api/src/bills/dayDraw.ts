import type { PersonRef, Restaurant, TradingDay } from '@larder/domain/contract';
import type { createRandom } from '../random';

export type BillPlace = Pick<
  Restaurant,
  'id' | 'code' | 'timeZone' | 'closeOutHour' | 'currency' | 'hours' | 'money' | 'thresholds'
>;

/** Input for generating the bills of one day. */
export interface DayDraw {
  place: BillPlace;
  day: TradingDay;
  random: ReturnType<typeof createRandom>;
  servers: readonly PersonRef[];
  approvers: readonly PersonRef[];
}

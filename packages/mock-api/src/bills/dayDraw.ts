import type { PersonRef, Restaurant, TradingDay } from '@larder/domain/contract';
import type { dice } from '../random';

export type BillPlace = Pick<
  Restaurant,
  'id' | 'code' | 'timeZone' | 'closeOutHour' | 'currency' | 'hours' | 'money' | 'thresholds'
>;

/** Input for generating the bills of one day. */
export interface DayDraw {
  place: BillPlace;
  day: TradingDay;
  dice: ReturnType<typeof dice>;
  servers: readonly PersonRef[];
  approvers: readonly PersonRef[];
}

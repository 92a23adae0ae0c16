import type { Bill } from '@larder/domain/contract';
import type { BillPlace } from '../useBillPlaces';

export interface BillDialogProps {
  bill: Bill;
  place: BillPlace;
  lineId?: string;
  /** Called with a message after the change was saved. */
  onDone: (message: string) => void;
  onClose: () => void;
}

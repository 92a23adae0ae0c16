import type { Bill } from '@larder/domain/contract';
import type { BillPlace } from '../useBillPlaces';

/** Props of the dialog of an action. */
export interface BillDialogProps {
  bill: Bill;
  place: BillPlace;
  /** ID of the line to void. */
  lineId?: string;
  /** Called with a message after the change was saved. */
  onDone: (message: string) => void;
  onClose: () => void;
}

import type { ItemFields } from '../useItemFields';
import type { EightySixActions } from '../useEightySixActions';
import type { LoadedMenu } from '../useMenu';

export interface ItemTabProps {
  menu: LoadedMenu;
  fields: ItemFields;
  eightySix: EightySixActions;
}

import { ConflictAlert } from '../../../components/ConflictAlert';
import { useChangeLabels } from '../useChangeLabels';
import type { ItemFields } from '../useItemFields';
import type { LoadedMenu } from '../useMenu';

export interface ItemConflictAlertProps {
  menu: LoadedMenu;
  conflict: NonNullable<ItemFields['conflict']>;
}

/** Asks which values of an item to keep after someone else has changed the same fields. */
export function ItemConflictAlert({ menu, conflict }: ItemConflictAlertProps) {
  const labels = useChangeLabels(menu);
  return (
    <ConflictAlert
      conflict={conflict}
      differenceOf={(change) => ({
        label: labels.fieldOf(change),
        from: labels.valueOf(change.theirs, change),
        to: labels.valueOf(change.mine, change),
      })}
    />
  );
}

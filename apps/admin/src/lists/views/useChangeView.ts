import { ledgerCall, useSaveView } from '@larder/domain';
import { viewEndpoints, type View } from '@larder/domain/contract';
import { useRecordChange } from '../../hooks/useUndo';

/** Changes of a saved view. */
export type ViewChanges = Partial<Pick<View, 'name' | 'params' | 'columns' | 'density' | 'scope' | 'sharedWith'>>;

/** Returns a function that saves a change of a view and records it for undo. `key` selects the text of the record. */
export function useChangeView() {
  const { mutateAsync: save } = useSaveView();
  const record = useRecordChange();
  return async (view: View, set: ViewChanges, key: 'changed' | 'renamed' | 'shared') => {
    const previous = Object.fromEntries(Object.keys(set).map((field) => [field, view[field as keyof View]]));
    const saved = await save({ id: view.id, version: view.version, ...set });
    record({
      text: { key: `lists.views.toasts.${key}`, values: { name: saved.name } },
      calls: [ledgerCall(viewEndpoints.save, { view: { id: view.id, ...previous } }, saved)],
      reload: ['views'],
    });
    return saved;
  };
}

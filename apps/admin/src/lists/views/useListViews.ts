import {
  setDefaultView,
  setTableColumns,
  ledgerCall,
  useDefaultView,
  useDeleteView,
  useSaveView,
  useSession,
  useViews,
} from '@larder/domain';
import { restoreEndpoints, viewAccessOf, viewEndpoints, type View } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../hooks/useFailureToast';
import { useRecordChange } from '../../hooks/useUndo';
import { isSameParams, searchOfParams, viewParams, withoutDefaults, type ListSearch } from '../listState';
import type { ListSearchState } from '../useListSearch';
import { useTableSettings } from '../useTableSettings';
import { useChangeView } from './useChangeView';
import { useTableOfView } from './useTableOfView';
import { isSameTable, tableName, viewOfTable, type ViewColumn } from './viewColumns';

/** Returns the saved views of a list: the open one, whether it has unsaved changes, and its actions. */
export function useListViews<Search extends ListSearch>(
  { list: { name: list, search: schema, defaults }, search, become }: ListSearchState<Search>,
  columns: readonly ViewColumn[],
) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { data: views = [] } = useViews(list);
  const { mutateAsync: save } = useSaveView();
  const { mutateAsync: remove } = useDeleteView();
  const defaultId = useDefaultView(list);
  const record = useRecordChange();
  const change = useChangeView();
  const showFailure = useFailureToast();

  const current = views.find(({ id }) => id === search.saved);
  const params = viewParams(search);
  const parse = (params: Record<string, string | number>) => schema.parse(params);
  /** Returns the search parameters of a view, without defaults. */
  const searchOf = (view: View) => withoutDefaults(parse(searchOfParams(view.params)), defaults);
  const name = tableName(list, current?.id);
  /** Columns of the view. Unsaved changes by the user override them. */
  const own = useTableOfView(columns, current);
  const arrangement = useTableSettings(name, columns, own);
  const table = arrangement.value;
  const isChanged = current
    ? !isSameParams(params, viewParams(searchOf(current))) || !isSameTable(columns, table, own)
    : Object.keys(params).length > 0;
  const access = current && user ? viewAccessOf(current, user.id) : null;

  const open = (view: View | undefined) => {
    // Selecting the open view again discards unsaved changes.
    if (view && view.id === current?.id) setTableColumns(name, undefined);
    become(view ? { ...searchOf(view), saved: view.id } : parse(defaultId ? { saved: 'all' } : {}));
  };

  const showError = (error: unknown) => void showFailure(t('lists.views.failed'), error);

  return {
    list,
    views,
    current,
    isChanged,
    access,
    defaultId,
    /** Columns and density of the table, with a change handler. */
    table: arrangement,
    open,
    searchOf,
    /**
     * Saves the current state as a new view and opens it. Rejects if the request fails, for example because the name is
     * taken.
     */
    saveNew: async (viewName: string, scope: View['scope']) => {
      const view = await save({ list, name: viewName, scope, params, ...viewOfTable(columns, table) });
      record({
        text: { key: 'lists.views.toasts.saved', values: { name: view.name } },
        calls: [ledgerCall(viewEndpoints.remove, { id: view.id }, view)],
        reload: ['views'],
      });
      open(view);
    },
    saveChanges: (view: View) =>
      change(view, { params, ...viewOfTable(columns, table) }, 'changed').then(
        () => setTableColumns(name, undefined),
        showError,
      ),
    rename: (view: View, viewName: string) => change(view, { name: viewName }, 'renamed'),
    share: (view: View, set: Pick<View, 'scope' | 'sharedWith'>) => change(view, set, 'shared'),
    setDefault: (view: View | undefined) => setDefaultView(list, view?.id),
    remove: async (view: View) => {
      if (view.id === search.saved) open(undefined);
      if (view.id === defaultId) setDefaultView(list, undefined);
      try {
        await remove(view);
        record({
          text: { key: 'lists.views.toasts.deleted', values: { name: view.name } },
          calls: [ledgerCall(restoreEndpoints.restore, { subject: 'view', ids: [view.id] })],
          reload: ['views'],
        });
      } catch (error) {
        showError(error);
      }
    },
  };
}
export type ListViews<Search extends ListSearch> = ReturnType<typeof useListViews<Search>>;

import { useMutation, type QueryClient } from '@tanstack/react-query';
import { call } from '../http/client';
import { asRows, changeRows } from '../lists/changeRows';
import { reloadAfterLast } from '../lists/optimistic';
import { restoreEndpoints } from '../restore/restore.contract';
import { viewEndpoints, type View, type ViewInput } from './views.contract';
import { viewKeys } from './views.queries';

const mutationKey = [...viewKeys.all, 'delete'];
const reload = (client: QueryClient) => client.invalidateQueries({ queryKey: viewKeys.all });

export const useSaveView = () =>
  useMutation({
    mutationFn: async (view: ViewInput) => (await call(viewEndpoints.save, { view })).view,
    onSuccess: (view, _input, _before, { client }) => {
      client.setQueryData<View[]>(viewKeys.list(view.list), (views) => {
        if (!views) return views;
        const isKnown = views.some(({ id }) => id === view.id);
        return isKnown ? views.map((entry) => (entry.id === view.id ? view : entry)) : [...views, view];
      });
    },
    onSettled: (_view, _error, _input, _before, { client }) => reload(client),
  });

/** Leaves the chips at once; a refused removal comes back. */
export const useDeleteView = () =>
  useMutation({
    mutationKey,
    mutationFn: (id: string) => call(viewEndpoints.remove, { id }),
    onMutate: (id, { client }) =>
      changeRows(client, viewKeys.all, asRows<View>(), [id], (views) => views.filter((view) => view.id !== id)),
    onError: (_error, _id, undo) => undo?.(),
    onSettled: (_answer, _error, _id, _undo, { client }) => reloadAfterLast(client, mutationKey, viewKeys.all),
  });

/** Takes a removal back. */
export const useRestoreView = () =>
  useMutation({
    mutationFn: (id: string) => call(restoreEndpoints.restore, { subject: 'view', ids: [id] }),
    onSuccess: (_answer, _id, _before, { client }) => reload(client),
  });

import { useMutation } from '@tanstack/react-query';
import { asRows, changeRows } from '../cache/changeRows';
import { optimistic } from '../cache/optimistic';
import { call } from '../http/client';
import { viewEndpoints, type View, type ViewInput } from './views.contract';
import { viewKeys } from './views.queries';

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
    onSettled: (_view, _error, _input, _before, { client }) => client.invalidateQueries({ queryKey: viewKeys.all }),
  });

type DeleteView = Pick<View, 'id'> & Partial<Pick<View, 'version'>>;

export const useDeleteView = () =>
  useMutation({
    mutationFn: ({ id, version }: DeleteView) => call(viewEndpoints.remove, { id, version }),
    ...optimistic<DeleteView>({
      key: viewKeys.all,
      apply: ({ id }, client) =>
        changeRows(client, viewKeys.all, asRows<View>(), (views) => views.filter((view) => view.id !== id)),
      invalidate: [viewKeys.all],
    }),
  });

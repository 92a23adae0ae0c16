import { readDefaultView, viewsQuery, type QueryClient } from '@larder/domain';
import { redirect } from '@tanstack/react-router';
import { searchOfParams } from '../listState';

/** For a list's loader: an address that says nothing opens the view that the person chose for it. */
export async function openDefaultView(queryClient: QueryClient, list: string, search: object) {
  const id = readDefaultView(list);
  if (!id || Object.values(search).some((value) => value !== undefined)) return;
  const views = await queryClient.ensureQueryData(viewsQuery(list)).catch(() => undefined);
  const view = views?.find((each) => each.id === id);
  // The route of the list validates its own parameters.
  if (view) throw redirect({ to: '.', search: { ...searchOfParams(view.params), saved: id } as never, replace: true });
}

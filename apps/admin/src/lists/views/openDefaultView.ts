import { readDefaultView, viewsQuery, type QueryClient } from '@larder/domain';
import { redirect } from '@tanstack/react-router';
import { searchOfParams } from '../listState';

/** For loaders: redirects to the user's default view if the URL has no search parameters. */
export async function openDefaultView(queryClient: QueryClient, list: string, search: object) {
  const id = readDefaultView(list);
  if (!id || Object.values(search).some((value) => value !== undefined)) return;
  const views = await queryClient.ensureQueryData(viewsQuery(list)).catch(() => undefined);
  const view = views?.find((each) => each.id === id);
  // The list's route validates the parameters.
  if (view) throw redirect({ to: '.', search: { ...searchOfParams(view.params), saved: id } as never, replace: true });
}

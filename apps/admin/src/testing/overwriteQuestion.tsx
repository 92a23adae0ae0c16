import {
  ApiError,
  askOverwrite,
  conflictFields,
  createQueryClient,
  DomainProvider,
  endSession,
  loadHttp,
  useOverwriteQuestion,
} from '@larder/domain';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, renderHook } from '@testing-library/react';
import { startTestSession } from './testSession';

/**
 * Runs an action of a hook against a server on which someone else has changed the record to `current`. Returns the
 * fields about which the user is asked, with both values, for each record; undefined if the change is repeated without
 * a question.
 */
export async function overwriteQuestion<Actions>(
  useActions: () => Actions,
  current: object,
  run: (actions: Actions) => unknown,
) {
  const http = await loadHttp();
  const { adapter } = http.defaults;
  startTestSession({ ability: [{ action: 'manage', subject: 'all' }] });
  const rejections = [new ApiError({ status: 409, code: 'version_conflict', problem: { current } })];
  http.defaults.adapter = async () => {
    throw rejections.pop() ?? new ApiError({ status: 503 });
  };
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const { result, unmount } = renderHook(() => ({ actions: useActions(), question: useOverwriteQuestion() }), {
    wrapper: ({ children }) => (
      <DomainProvider queryClient={createQueryClient()}>
        <RouterContextProvider router={router as never}>{children}</RouterContextProvider>
      </DomainProvider>
    ),
  });
  try {
    await act(async () => {
      await run(result.current.actions);
    });
    return result.current.question?.conflicts.map((conflict) => conflictFields(conflict));
  } finally {
    askOverwrite(null);
    unmount();
    endSession('signed-out');
    http.defaults.adapter = adapter;
  }
}

import { useMutation, type QueryClient } from '@tanstack/react-query';
import { call } from '../http/client';
import type { EndpointInput, EndpointOutput } from '../http/endpoint';
import type { CatalogueState } from './menu.contract';
import { menuEndpoints } from './menuCalls.contract';
import type { DraftInfo, MenuOp } from './menuDraft.contract';
import { catalogueQuery, menuKeys } from './menu.queries';
import { applyOps } from './menuOps';

type CatalogueAnswer = EndpointOutput<typeof menuEndpoints.catalogue>;

const draftKey = menuKeys.catalogue('draft');
/** Shared by the batches: they go out one after the other, so that each finds the versions that the one before has left. */
const mutationKey = [...menuKeys.all, 'save'];

/** The draft as it will be, worked out by the very function that the server's answer comes from. */
function expectedDraft({ catalogue, draft }: CatalogueAnswer, ops: readonly MenuOp[]): CatalogueAnswer | undefined {
  try {
    const at = new Date().toISOString();
    const newId = (_kind: string, tempId: string) => tempId;
    const { content } = applyOps(catalogue, ops, { by: null, at, newId, published: new Set() });
    return { catalogue: { ...catalogue, ...content }, draft };
  } catch {
    return undefined;
  }
}

const writeDraftInfo = (client: QueryClient, draft: DraftInfo) => {
  for (const state of ['draft', 'published'] satisfies CatalogueState[]) {
    client.setQueryData(catalogueQuery(state).queryKey, (data) => data && { ...data, draft });
  }
};

const reloadDraft = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: draftKey }),
    client.invalidateQueries({ queryKey: menuKeys.changes() }),
  ]);
/** Of many batches on their way only the last one reloads: an answer in between would bring back what they have changed. */
const reloadAfterLast = (client: QueryClient) =>
  client.isMutating({ mutationKey }) > 1 ? undefined : reloadDraft(client);

const reloadMenu = (client: QueryClient) => client.invalidateQueries({ queryKey: menuKeys.all });

/** Sends a batch of edits; it shows at once and comes back out when it is refused. The answer's `inverse` is its undo. */
export const useSaveMenuDraft = () =>
  useMutation({
    mutationKey,
    scope: { id: 'menu-draft' },
    mutationFn: (ops: MenuOp[], { client }) => {
      const draftVersion = client.getQueryData(catalogueQuery('draft').queryKey)?.draft.draftVersion ?? 0;
      return call(menuEndpoints.saveDraft, { draftVersion, ops });
    },
    onMutate: async (ops, { client }) => {
      await client.cancelQueries({ queryKey: draftKey });
      const before = client.getQueryData(catalogueQuery('draft').queryKey);
      const expected = before && expectedDraft(before, ops);
      if (expected) client.setQueryData(draftKey, expected);
      return before;
    },
    onSuccess: ({ draft }, _ops, _before, { client }) => writeDraftInfo(client, draft),
    onError: (_error, _ops, before, { client }) => {
      if (before) client.setQueryData(draftKey, before);
    },
    onSettled: (_answer, _error, _ops, _before, { client }) => reloadAfterLast(client),
  });

export const useDiscardMenuChanges = () =>
  useMutation({
    mutationFn: (input: EndpointInput<typeof menuEndpoints.discard>) => call(menuEndpoints.discard, input),
    onSuccess: ({ draft }, _input, _before, { client }) => writeDraftInfo(client, draft),
    onSettled: (_answer, _error, _input, _before, { client }) => reloadDraft(client),
  });

/** Now, or at a moment; taken back by rolling back to the revision before. */
export const usePublishMenu = () =>
  useMutation({
    mutationFn: (input: EndpointInput<typeof menuEndpoints.publish>) => call(menuEndpoints.publish, input),
    onSuccess: ({ draft }, _input, _before, { client }) => writeDraftInfo(client, draft),
    onSettled: (_answer, _error, _input, _before, { client }) => reloadMenu(client),
  });

export const useCancelMenuSchedule = () =>
  useMutation({
    mutationFn: (draftVersion: number) => call(menuEndpoints.cancelSchedule, { draftVersion }),
    onSuccess: ({ draft }, _version, _before, { client }) => writeDraftInfo(client, draft),
    onSettled: (_answer, _error, _version, _before, { client }) => reloadDraft(client),
  });

export const useRollBackMenu = () =>
  useMutation({
    mutationFn: (input: EndpointInput<typeof menuEndpoints.rollBack>) => call(menuEndpoints.rollBack, input),
    onSuccess: ({ draft }, _input, _before, { client }) => writeDraftInfo(client, draft),
    onSettled: (_answer, _error, _input, _before, { client }) => reloadMenu(client),
  });

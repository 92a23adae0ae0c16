import { useMutation, type QueryClient } from '@tanstack/react-query';
import { changeCached, optimistic } from '../cache/optimistic';
import { call } from '../http/client';
import type { EndpointInput, EndpointOutput } from '../http/endpoint';
import { serverNow } from '../time/serverTime';
import type { CatalogueState } from './menu.contract';
import { menuEndpoints } from './menuCalls.contract';
import type { DraftInfo, MenuOp } from './menuDraft.contract';
import { catalogueQuery, menuKeys } from './menu.queries';
import { applyOps } from './menuOps';

type CatalogueResponse = EndpointOutput<typeof menuEndpoints.catalogue>;

const draftKey = menuKeys.catalogue('draft');

/** Computes the expected draft with the same function as the server. */
function expectedDraft({ catalogue, draft }: CatalogueResponse, ops: readonly MenuOp[]): CatalogueResponse | undefined {
  try {
    const at = serverNow().toISOString();
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
const reloadMenu = (client: QueryClient) => client.invalidateQueries({ queryKey: menuKeys.all });

/** Saves a batch of edits. The response contains `inverse`, the edits that undo it. */
export const useSaveMenuDraft = () =>
  useMutation({
    // In series, so that each batch sends the version that the previous one returned.
    scope: { id: 'menu-draft' },
    mutationFn: (ops: MenuOp[], { client }) => {
      const draftVersion = client.getQueryData(catalogueQuery('draft').queryKey)?.draft.draftVersion ?? 0;
      return call(menuEndpoints.saveDraft, { draftVersion, ops });
    },
    ...optimistic<MenuOp[]>({
      key: menuKeys.all,
      apply: (ops, client) =>
        changeCached<CatalogueResponse>(client, draftKey, (before) => expectedDraft(before, ops) ?? before),
      invalidate: [draftKey, menuKeys.changes()],
    }),
    onSuccess: ({ draft }, _ops, _before, { client }) => writeDraftInfo(client, draft),
  });

export const useDiscardMenuChanges = () =>
  useMutation({
    mutationFn: (input: EndpointInput<typeof menuEndpoints.discard>) => call(menuEndpoints.discard, input),
    onSuccess: ({ draft }, _input, _before, { client }) => writeDraftInfo(client, draft),
    onSettled: (_response, _error, _input, _before, { client }) => reloadDraft(client),
  });

/** Publishes now or at a given time. Undo by rolling back to the previous revision. */
export const usePublishMenu = () =>
  useMutation({
    mutationFn: (input: EndpointInput<typeof menuEndpoints.publish>) => call(menuEndpoints.publish, input),
    onSuccess: ({ draft }, _input, _before, { client }) => writeDraftInfo(client, draft),
    onSettled: (_response, _error, _input, _before, { client }) => reloadMenu(client),
  });

export const useCancelMenuSchedule = () =>
  useMutation({
    mutationFn: (draftVersion: number) => call(menuEndpoints.cancelSchedule, { draftVersion }),
    onSuccess: ({ draft }, _version, _before, { client }) => writeDraftInfo(client, draft),
    onSettled: (_response, _error, _version, _before, { client }) => reloadDraft(client),
  });

export const useRollBackMenu = () =>
  useMutation({
    mutationFn: (input: EndpointInput<typeof menuEndpoints.rollBack>) => call(menuEndpoints.rollBack, input),
    onSuccess: ({ draft }, _input, _before, { client }) => writeDraftInfo(client, draft),
    onSettled: (_response, _error, _input, _before, { client }) => reloadMenu(client),
  });

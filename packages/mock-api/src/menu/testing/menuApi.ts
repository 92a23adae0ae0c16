import type { Catalogue, DraftInfo, MenuOp } from '@larder/domain/contract';
import type { startApi } from '../../testing/api';

export const paths = {
  catalogue: '/apps/menu/catalogue',
  save: '/apps/menu/save-draft',
  changes: '/apps/menu/changes',
  discard: '/apps/menu/discard-changes',
  publish: '/apps/menu/publish',
  cancel: '/apps/menu/cancel-schedule',
  revisions: '/apps/menu/revisions',
  rollBack: '/apps/menu/rollback',
};

export type Api = ReturnType<typeof startApi>;
export const read = async (api: Api, state: 'draft' | 'published' = 'draft') =>
  (await api.get(paths.catalogue, { state })).data as { catalogue: Catalogue; draft: DraftInfo };
export const save = async (api: Api, ops: MenuOp[], draftVersion?: number) =>
  api.post(paths.save, { draftVersion: draftVersion ?? (await read(api)).draft.draftVersion, ops });
export const versionOf = async (api: Api) => (await read(api)).draft.draftVersion;
export const publish = async (api: Api, extra: object = {}) =>
  api.post(paths.publish, { draftVersion: await versionOf(api), note: '', publishAt: null, ...extra });
export const rename = (id: string, version: number, name: string): MenuOp => ({
  op: 'update',
  kind: 'item',
  id,
  version,
  set: { name },
});

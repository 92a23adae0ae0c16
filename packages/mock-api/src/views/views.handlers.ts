import { viewAccessOf, type View, type viewEndpoints } from '@larder/domain/contract';
import { defineStore, activeUsers, type Database } from '../database';
import { forbidden, invalid, notFound, taken } from '../httpError';
import { HttpResponse, type Context, type Handlers } from '../router';
import { activeRows, rejectStaleVersion, removeRow, tableOf } from '../table';
import { recordOf } from '../rawInput';
import { seedViews } from './views.fixtures';

const viewStore = defineStore(
  'views',
  (seed) => {
    const rows = seedViews(seed);
    return { views: { ...tableOf(rows), lastId: rows.length } };
  },
  { hasTexts: true },
);

const viewsOf = (db: Database) => activeRows(viewStore(db).views);

/** Returns the view, or throws 404 if it doesn't exist or isn't visible to the user. */
function requireView(db: Database, id: string, { actorId }: Context) {
  const view = viewsOf(db).find((entry) => entry.id === id);
  const access = view && viewAccessOf(view, actorId);
  if (!view || !access) throw notFound('view', id);
  return { view, access };
}

function rejectTaken(
  db: Database,
  { id, list, name, ownerId }: Omit<Pick<View, 'id' | 'list' | 'name' | 'ownerId'>, 'id'> & { id?: string },
) {
  const wanted = name.trim().toLowerCase();
  const isTaken = viewsOf(db).some(
    (view) => view.id !== id && view.list === list && view.ownerId === ownerId && view.name.toLowerCase() === wanted,
  );
  if (isTaken) throw taken(['name']);
}

function rejectOutsiders(db: Database, sharedWith: View['sharedWith'] = []) {
  const known = new Set(activeUsers(db).map(({ id }) => id));
  const index = sharedWith.findIndex(({ userId }) => !known.has(userId));
  if (index >= 0) throw invalid({ [`sharedWith.${index}.userId`]: ['pick'] });
}

/** Only the owner can change these. Editors can change everything else. */
const sharing = ['scope', 'sharedWith', 'list'] as const;

export const viewHandlers: Handlers<typeof viewEndpoints> = {
  data: ({ list }, db, { actorId }) => ({
    views: viewsOf(db).filter((view) => (list === '' || view.list === list) && viewAccessOf(view, actorId)),
  }),

  save: {
    guard({ view: given, version }, db, context) {
      const input: Partial<Record<keyof View, unknown>> = recordOf(given);
      if (typeof input.id !== 'string') {
        if (typeof input.name === 'string' && typeof input.list === 'string') {
          rejectTaken(db, { list: input.list, name: input.name, ownerId: context.actorId });
        }
        return;
      }
      const { view, access } = requireView(db, input.id, context);
      const sharesAnew = sharing.some(
        (field) => input[field] !== undefined && JSON.stringify(input[field]) !== JSON.stringify(view[field]),
      );
      if (access === 'view' || (access === 'edit' && sharesAnew)) throw forbidden('update', 'view');
      rejectStaleVersion(input.version ?? version, view);
      if (typeof input.name === 'string') {
        const list = typeof input.list === 'string' ? input.list : view.list;
        rejectTaken(db, { id: view.id, list, name: input.name, ownerId: view.ownerId });
      }
    },
    run({ view: input }, db, context) {
      rejectOutsiders(db, input.sharedWith);
      if ('id' in input) {
        const { view } = requireView(db, input.id, context);
        const { version: _, ...changes } = input;
        Object.assign(view, Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)));
        view.version += 1;
        return new HttpResponse(200, { view });
      }
      const { views } = viewStore(db);
      views.lastId += 1;
      const view: View = { id: `view-${views.lastId}`, ownerId: context.actorId, ...input, version: 1 };
      views.rows.push(view);
      return { view };
    },
  },

  remove({ id, version }, db, context) {
    const { view, access } = requireView(db, id, context);
    if (access !== 'owner') throw forbidden('delete', 'view');
    rejectStaleVersion(version, view);
    removeRow(viewStore(db).views, 'view', id, context.now);
    return { id };
  },
};

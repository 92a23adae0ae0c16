import type { View, ViewAccess } from './views.contract';

/** What a person may do with a view; null: it is not theirs to see. */
export function viewAccessOf(view: Pick<View, 'ownerId' | 'scope' | 'sharedWith'>, userId: number): ViewAccess | null {
  if (view.ownerId === userId) return 'owner';
  const shared = view.sharedWith.find((entry) => entry.userId === userId);
  return shared?.access ?? (view.scope === 'workplace' ? 'view' : null);
}

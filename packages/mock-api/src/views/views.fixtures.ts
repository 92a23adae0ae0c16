import type { View } from '@larder/domain/contract';
import type { Seed } from '../users/users.fixtures';

const column = (id: string, hidden = false) => ({ id, hidden });

const views: readonly View[] = [
  {
    id: 'view-1',
    list: 'users',
    name: 'Onboarding',
    scope: 'personal',
    ownerId: 1,
    params: { status: 'pending', sort: 'asc', sortColumn: 'fullName' },
    columns: [],
    density: 'comfortable',
    sharedWith: [],
    version: 1,
  },
  {
    id: 'view-2',
    list: 'invoices',
    name: 'Past due, largest first',
    scope: 'personal',
    ownerId: 2,
    params: { status: 'past due', sort: 'desc', sortColumn: 'balance' },
    columns: [column('id'), column('client.name'), column('balance'), column('issuedDate', true)],
    density: 'compact',
    sharedWith: [{ userId: 1, access: 'edit' }],
    version: 1,
  },
  {
    id: 'view-3',
    list: 'bills',
    name: 'Comps of the week',
    scope: 'workplace',
    ownerId: 1,
    params: { has: 'comp', period: 'thisWeek' },
    columns: [],
    density: 'comfortable',
    sharedWith: [],
    version: 1,
  },
];

export function seedViews(seed: Seed): View[] {
  if (seed === 'empty') return [];
  if (seed === 'default') return structuredClone([...views]);
  return Array.from({ length: 300 }, (_, index) => {
    const view = structuredClone(views[index % views.length] as View);
    const round = Math.floor(index / views.length) + 1;
    return { ...view, id: `view-${index + 1}`, name: round === 1 ? view.name : `${view.name} ${round}` };
  });
}

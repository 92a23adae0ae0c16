import type { Restaurant, RestaurantActivity } from '@larder/domain/contract';

const people = [
  { id: 1, name: 'Maren Holt' },
  { id: 2, name: 'Ilse Okafor' },
] as const;

const dayLength = 86_400_000;

/** Creates the activity before the start of the demo, newest first. */
export function seedActivity(restaurants: readonly Restaurant[], now: Date) {
  let last = 0;
  const activity: Record<string, RestaurantActivity[]> = {};
  for (const restaurant of restaurants) {
    const entry = (daysAgo: number, who: 0 | 1, rest: Partial<RestaurantActivity>): RestaurantActivity => ({
      id: `act-${(last += 1)}`,
      at: new Date(now.getTime() - daysAgo * dayLength).toISOString(),
      by: people[who],
      type: 'update',
      field: null,
      before: null,
      after: null,
      note: null,
      ...rest,
    });
    const { ordering, thresholds, description, phone } = restaurant;
    activity[restaurant.id] = [
      entry(400, 0, { type: 'add' }),
      entry(396, 0, { type: 'activate', field: 'status', before: 'draft', after: 'active' }),
      entry(120, 1, { field: 'description', before: 'Opening soon.', after: description }),
      entry(74, 1, { type: 'pause', field: 'status', before: 'active', after: 'paused', note: 'Kitchen backed up.' }),
      entry(73.95, 1, { type: 'resume', field: 'status', before: 'paused', after: 'active' }),
      entry(41, 0, { field: 'phone', before: '', after: phone }),
      entry(26, 1, { field: 'ordering', before: { ...ordering, cancelMinutes: 30 }, after: ordering }),
      entry(12, 0, { field: 'thresholds', before: { ...thresholds, openMinutes: 300 }, after: thresholds }),
    ].toReversed();
  }
  return { activity, last };
}

import type { ApiKey } from '@larder/domain/contract';
import type { Seed } from '../users/users.fixtures';

const day = 24 * 3_600_000;

export function seedApiKeys(seed: Seed, now: Date): ApiKey[] {
  if (seed === 'empty') return [];
  const ago = (days: number) => new Date(now.getTime() - days * day).toISOString();
  const keys: ApiKey[] = [
    {
      id: 'key-1',
      name: 'Bookkeeping',
      access: 'read',
      prefix: 'lrd_4k7q',
      createdAt: ago(212),
      lastUsedAt: ago(0.4),
      app: { name: 'Counting House', kind: 'accounting', subjects: ['bill', 'invoice'] },
      version: 1,
    },
    {
      id: 'key-2',
      name: 'Till at the bar',
      access: 'read-write',
      prefix: 'lrd_z2mc',
      createdAt: ago(90),
      lastUsedAt: ago(0.01),
      app: { name: 'Bar till', kind: 'till', subjects: ['bill', 'menu', 'eightySix'] },
      version: 1,
    },
    {
      id: 'key-3',
      name: 'Everything, office',
      access: 'full',
      prefix: 'lrd_9whb',
      createdAt: ago(6),
      lastUsedAt: null,
      version: 1,
    },
  ];
  if (seed === 'default') return keys;
  return Array.from({ length: 200 }, (_, index) => {
    const key = structuredClone(keys[index % keys.length] as ApiKey);
    return index < keys.length ? key : { ...key, id: `key-${index + 1}`, name: `${key.name} ${index + 1}` };
  });
}

/**
 * Query keys of an entity: every key starts with its name, so a prefix invalidates a whole branch.
 * Spread it to add the keys that only one entity has.
 */
export function entityKeys<Name extends string>(name: Name) {
  const all = [name] as const;
  const lists = () => [...all, 'list'] as const;
  const details = () => [...all, 'detail'] as const;
  return {
    all,
    lists,
    list: <Parameters>(parameters: Parameters) => [...lists(), parameters] as const,
    details,
    detail: <Id extends number | string>(id: Id) => [...details(), id] as const,
  };
}

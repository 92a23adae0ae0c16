import type { TaskAssignee } from '@larder/domain/contract';

/** Returns the value of a person in the assignee field. */
export const personKey = ({ id, fullName }: TaskAssignee) => String(id ?? fullName);

/** Returns the person for a value of the assignee field, or null. */
export const personOf = (people: readonly TaskAssignee[], key: string | null): TaskAssignee | null =>
  people.find((person) => personKey(person) === key) ?? null;

import { useAbility, useAllUsers } from '@larder/domain';
import { parsePerson, type MailPerson } from '@larder/domain/contract';
import { useMemo } from 'react';

const keyOf = ({ email }: MailPerson) => email;

/** Returns the people that a recipient field offers: the known ones and, if the user may read them, all users. */
export function useRecipients(known: readonly MailPerson[]) {
  const ability = useAbility();
  const { data: users } = useAllUsers(ability.can('read', 'user'));
  return useMemo(() => {
    const people = new Map<string, MailPerson>();
    for (const { fullName, email } of users ?? []) people.set(email, { name: fullName, email });
    for (const person of known) people.set(person.email, person);
    const option = ({ name, email }: MailPerson) => ({
      value: email,
      label: name ?? email,
      description: name ? email : undefined,
    });
    return {
      options: [...people.values()].map(option),
      create: (text: string) => {
        const person = parsePerson(text);
        people.set(person.email, person);
        return option(person);
      },
      keyOf,
      person: (email: string): MailPerson => people.get(email) ?? { email },
    };
  }, [users, known]);
}

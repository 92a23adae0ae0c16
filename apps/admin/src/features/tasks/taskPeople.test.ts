import type { TaskAssignee } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { personKey, personOf } from './taskPeople';

const ilse: TaskAssignee = { id: 2, fullName: 'Ilse Okafor', avatar: '' };
const plumber: TaskAssignee = { fullName: 'The plumber', avatar: '' };
const people = [ilse, plumber];

it('a value of the assignee field returns its person, with or without an account', () => {
  expect(people.map((person) => personOf(people, personKey(person)))).toEqual(people);
});

it('an empty or unknown value of the assignee field unassigns the task', () => {
  expect([null, '', '3', 'Ilse Okafor'].map((key) => personOf(people, key))).toEqual([null, null, null, null]);
});

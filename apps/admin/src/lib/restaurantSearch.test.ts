import { endSession, ForbiddenError, readSession, switchRestaurant } from '@larder/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restaurantSearch } from './restaurantSearch';
import { shownRestaurant } from './shownRestaurant';
import { startTestSession } from '../testing/testSession';

const quay = { _id: 'quay', name: 'Quay Street' };
const fern = { _id: 'fern', name: 'Fern Hall' };

beforeEach(() => startTestSession({ id: 7, workPlaces: [quay, fern] }));
afterEach(() => endSession('signed-out'));

describe('restaurantSearch', () => {
  it.each([undefined, null, '', true, ['fern'], { _id: 'fern' }])('restaurantSearch ignores %j', (value) =>
    expect(restaurantSearch.parse(value)).toBeUndefined(),
  );

  it('restaurantSearch omits the current restaurant', () => {
    expect(restaurantSearch.parse('fern')).toBe('fern');
    expect(restaurantSearch.parse('quay')).toBeUndefined();
    switchRestaurant(fern);
    expect(restaurantSearch.parse('fern')).toBeUndefined();
    expect(restaurantSearch.parse('quay')).toBe('quay');
  });

  it('restaurantSearch accepts numeric and unknown IDs, which the page validates', () => {
    expect(restaurantSearch.parse(17)).toBe('17');
    expect(restaurantSearch.parse('elsewhere')).toBe('elsewhere');
  });

  it('restaurantSearch keeps the restaurant while signed out, for the redirect after sign-in', () => {
    endSession('signed-out');
    expect(restaurantSearch.parse('quay')).toBe('quay');
  });
});

describe('shownRestaurant', () => {
  const shown = (id?: string) => shownRestaurant(readSession(), id, 'dashboard');

  it('shownRestaurant returns the restaurant in the URL, or the current one', () => {
    expect(shown()).toEqual(quay);
    expect(shown('fern')).toEqual(fern);
  });

  it.each(['elsewhere', 'all', 'Fern Hall', '__proto__'])(
    'shownRestaurant throws for %s, which is not a workplace',
    (id) => {
      const denial = expect(() => shown(id));
      denial.toThrow(ForbiddenError);
      denial.toThrow(expect.objectContaining({ action: 'read', subjectType: 'dashboard' }));
    },
  );

  it('shownRestaurant returns null after sign-out instead of throwing', () => {
    endSession('signed-out');
    expect(shown('fern')).toBeNull();
  });
});

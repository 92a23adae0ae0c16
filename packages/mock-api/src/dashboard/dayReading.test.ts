import { expect, it } from 'vitest';
import { billRestaurantsAt } from '../bills/billPlaces';
import { createDatabase } from '../database';
import { restaurantStore } from '../restaurants/restaurants.fixtures';
import { friday } from '../testing/api';
import { daySumsOn } from './dayReading';

const yesterday = '2026-11-19';

function setup() {
  const db = createDatabase();
  const [newYork, lisbon] = billRestaurantsAt(db, ['rst-nyc', 'rst-lis'], friday).toSorted((a, b) =>
    b.id.localeCompare(a.id),
  );
  return { db, newYork: newYork!, lisbon: lisbon! };
}

it('computes the sums of a completed day once, for all databases with the same data', () => {
  const { db, newYork, lisbon } = setup();
  const sums = daySumsOn(db, newYork, yesterday, friday);
  expect(sums.netSales).toBeGreaterThan(0);
  expect(daySumsOn(db, newYork, yesterday, friday)).toBe(sums);
  expect(daySumsOn(setup().db, newYork, yesterday, friday)).toBe(sums);
  expect(daySumsOn(db, lisbon, yesterday, friday)).not.toEqual(sums);
  expect(daySumsOn(db, newYork, '2026-11-18', friday)).not.toEqual(sums);
});

it('computes the sums of the current day at each request', () => {
  const { db, newYork } = setup();
  const today = () => daySumsOn(db, newYork, newYork.currentDate, friday);
  expect(today()).toEqual(today());
  expect(today()).not.toBe(today());
});

it('computes the labor cost of a completed day again after a wage changed', () => {
  const { db, newYork } = setup();
  const sums = daySumsOn(db, newYork, yesterday, friday);
  for (const person of restaurantStore(db).staff.rows) if (person.wage !== null) person.wage = person.wage! * 2;
  const changed = daySumsOn(db, newYork, yesterday, friday);
  expect(changed).not.toEqual(sums);
  expect(changed.netSales).toBe(sums.netSales);
});

import { expect, it } from 'vitest';
import { cardBrand } from './payments';

it.each([
  ['4', 'Visa'],
  ['4012 8888', 'Visa'],
  ['51', 'Mastercard'],
  ['55', 'Mastercard'],
  ['2221', 'Mastercard'],
  ['27', 'Mastercard'],
  ['34', 'American Express'],
  ['37-82', 'American Express'],
  ['50', 'Card'],
  ['56', 'Card'],
  ['21', 'Card'],
  ['28', 'Card'],
  ['35', 'Card'],
  ['36', 'Card'],
  ['14', 'Card'],
  ['', 'Card'],
])('the number %j belongs to %s', (number, brand) => expect(cardBrand(number)).toBe(brand));

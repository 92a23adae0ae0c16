import { expect, it } from 'vitest';
import { barcode } from './barcode';

it('barcode returns widths from 1 to 3 that depend only on the text, ending with a bar', () => {
  expect(barcode('1177')).toEqual(barcode('1177'));
  expect(barcode('1177')).not.toEqual(barcode('1178'));
  for (const text of ['', '1', '1177-0614-QS']) expect(barcode(text).length % 2).toBe(1);
  expect(barcode('1177-0614-QS').every((width) => width >= 1 && width <= 3)).toBe(true);
});

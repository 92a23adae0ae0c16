import { describe, expect, it } from 'vitest';
import { flatOptions } from './choiceTypes';
import { findOptionByName, splitTexts } from './newOption';

const options = [
  { value: 'grill', label: 'Grill' },
  { value: 'cold', label: 'Cold larder' },
];

describe('creating options', () => {
  it('finds an option by name, ignoring case and surrounding spaces', () => {
    expect(findOptionByName(options, ' GRILL ')?.value).toBe('grill');
    expect(findOptionByName(options, 'Gril')).toBeUndefined();
  });

  it('splits a pasted list into texts', () => {
    expect(splitTexts('nuts, sesame;mustard\n\n milk ، بيض')).toEqual(['nuts', 'sesame', 'mustard', 'milk', 'بيض']);
    expect(splitTexts(' , ')).toEqual([]);
  });
});

describe('a list with sections', () => {
  it('flattens the options of all sections', () => {
    expect(flatOptions([options[0]!, { title: 'Cold', options: [options[1]!] }])).toEqual(options);
    expect(flatOptions(options)).toBe(options);
  });
});

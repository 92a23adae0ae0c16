import { describe, expect, it } from 'vitest';
import { flatOptions } from './choiceTypes';
import { optionNamed, splitTexts } from './newOption';

const options = [
  { value: 'grill', label: 'Grill' },
  { value: 'cold', label: 'Cold larder' },
];

describe('new options', () => {
  it('are not new when their name is taken', () => {
    expect(optionNamed(options, ' GRILL ')?.value).toBe('grill');
    expect(optionNamed(options, 'Gril')).toBeUndefined();
  });

  it('come one by one out of a pasted list', () => {
    expect(splitTexts('nuts, sesame;mustard\n\n milk ، بيض')).toEqual(['nuts', 'sesame', 'mustard', 'milk', 'بيض']);
    expect(splitTexts(' , ')).toEqual([]);
  });
});

describe('a list with sections', () => {
  it('is the options of all of them', () => {
    expect(flatOptions([options[0]!, { title: 'Cold', options: [options[1]!] }])).toEqual(options);
    expect(flatOptions(options)).toBe(options);
  });
});

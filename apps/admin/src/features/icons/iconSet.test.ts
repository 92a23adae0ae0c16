import { describe, expect, it } from 'vitest';
import icons from 'virtual:icon-set';
import { componentName, iconCode, findIcons, groupIcons, type IconRecord } from './iconSet';

const names = (found: readonly IconRecord[]) => found.map(([name]) => name);
const utensils = findIcons(icons, 'utensils').find(([name]) => name === 'utensils')!;

it('the set contains every icon once', () => {
  expect(icons.length).toBeGreaterThan(1500);
  expect(new Set(names(icons)).size).toBe(icons.length);
});

describe('search', () => {
  it.each(['chef hat', 'CHEF-HAT', ' hat  chef '])('findIcons finds all words in any order: “%s”', (query) =>
    expect(names(findIcons(icons, query))).toContain('chef-hat'),
  );
  it('findIcons finds icons by their aliases', () =>
    expect(names(findIcons(icons, 'fork knife'))).toContain('utensils'));
  it('findIcons finds nothing for an unknown word', () => expect(findIcons(icons, '<b>')).toEqual([]));
});

it('groupIcons groups by the first word, or by the first letter if few icons share the word', () => {
  const groups = groupIcons(icons);
  expect(groups.flatMap(({ icons: members }) => members)).toHaveLength(icons.length);
  expect(names(groups.find(({ name }) => name === 'arrow')!.icons)).toContain('arrow-up');
  expect(names(groups.find(({ name }) => name === 'U')!.icons)).toContain('utensils');
});

describe('copied text', () => {
  const look = { size: 32, stroke: 1.5 };
  it.each([
    ['name', 'utensils'],
    ['jsx', '<Utensils size={32} strokeWidth={1.5} />'],
  ] as const)('iconCode with the format %s returns %s', (format, text) =>
    expect(iconCode(utensils, format, look)).toBe(text),
  );
  it('iconCode contains the chosen color', () =>
    expect(iconCode(utensils, 'jsx', { ...look, color: 'rgb(1, 2, 3)' })).toContain('color="rgb(1, 2, 3)"'));
  it('iconCode returns a valid SVG document', () => {
    const { documentElement } = new DOMParser().parseFromString(iconCode(utensils, 'svg', look), 'image/svg+xml');
    expect(documentElement.getAttribute('stroke-width')).toBe('1.5');
    expect(documentElement.children).toHaveLength(utensils[1].length);
  });
  it('componentName returns the name of the export', () => expect(componentName('a-large-small')).toBe('ALargeSmall'));
});

// @vitest-environment node
import * as lucide from 'lucide-react';
import { expect, test } from 'vitest';
import { pages, pageSections } from '../packages/domain/src/pages/pages';
import { builtPages } from './builtPages';
import { exportName, iconNames } from './pageIcons';

test('every icon of the page table exists in lucide-react', () => {
  const rows = [...pages, ...pageSections, ...pageSections.flatMap(({ entries }) => entries)];
  expect(rows.map(({ icon }) => icon).filter((icon) => !(exportName(icon) in lucide))).toEqual([]);
});

test('the icons of pages with a route are bundled, each once', () => {
  const { menu, others } = iconNames();
  const built = builtPages();
  expect(built.map(({ target }) => target)).toContain('userList');
  expect(built.filter(({ icon }) => !menu.includes(icon) && !others.includes(icon))).toEqual([]);
  expect(new Set([...menu, ...others]).size).toBe(menu.length + others.length);
});

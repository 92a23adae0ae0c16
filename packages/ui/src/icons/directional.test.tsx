import { cleanup, render } from '@testing-library/react';
import { ArrowLeft, Check, icons } from 'lucide-react';
import { afterEach, expect, it } from 'vitest';
import { directionalIcons } from './directional';
import { Icon } from './Icon';
import { mirror } from './Icon.css';

afterEach(cleanup);

it.each(directionalIcons)('%s is the name of a Lucide icon', (name) => {
  expect(Object.values(icons).map(({ displayName }) => displayName)).toContain(name);
});

it('Icon mirrors directional icons only', () => {
  const classesOf = (icon: typeof Check) => render(<Icon as={icon} />).container.firstElementChild?.classList;
  expect(classesOf(ArrowLeft)?.contains(mirror)).toBe(true);
  expect(classesOf(Check)?.contains(mirror)).toBe(false);
});

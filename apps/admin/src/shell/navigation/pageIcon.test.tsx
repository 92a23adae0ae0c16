import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import menuIcons from 'virtual:menu-icons';
import pageIcons from 'virtual:page-icons';
import { pageIcon } from './pageIcon';

const [menuName, pageName] = [Object.keys(menuIcons)[0]!, Object.keys(pageIcons)[0]!];

it('an icon of the menu is available immediately', () => expect(pageIcon(menuName)).toBe(menuIcons[menuName]));

it('another icon reserves its space until it is loaded', async () => {
  const Icon = pageIcon(pageName);
  const { container } = render(<Icon size={20} />);
  expect(container.querySelector('svg')?.outerHTML).toBe('<svg width="20" height="20"></svg>');
  await waitFor(() => expect(container.querySelector('svg.lucide')).not.toBeNull());
});

it('the component of an icon is the same each time, so that it is not mounted again', () =>
  expect(pageIcon(pageName)).toBe(pageIcon(pageName)));

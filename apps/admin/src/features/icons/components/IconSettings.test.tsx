import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import { iconColors } from '../iconsSearch';
import { IconSettings } from './IconSettings';

afterEach(cleanup);

it.each([
  [undefined, 'icons.colors.text'],
  [iconColors[1], `icons.colors.${iconColors[1]}`],
])('the swatch of the color %s is chosen', (color, name) => {
  render(<IconSettings search={{ color }} onChange={() => {}} />, { wrapper: TextKeys });
  const swatches = screen.getByRole('radiogroup', { name: 'icons.color' });
  const chosen = [...swatches.querySelectorAll('input')].filter(({ checked }) => checked);
  expect(chosen).toEqual([screen.getByRole('radio', { name })]);
});

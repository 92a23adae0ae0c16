import { expect, it } from 'vitest';
import { pantryDrawing } from '../packages/ui/src/patterns/AuthLayout/pantryDrawing.gen.ts';
import { illustration } from '../packages/ui/src/theme/illustration.ts';

/** Returns the illustration of `Pantry` as an image file: images can't use the custom properties of the page. */
function picture(skin) {
  const colors = { ...illustration.light, ...illustration[skin] };
  const markup = pantryDrawing.replaceAll(/var\(--il-([\w-]+)\)/g, (_, name) => colors[name]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 820 900">${markup}</svg>\n`;
}

// `vitest -u` writes the files again.
it.each(['light', 'dark'])('the image file of the %s skin contains the illustration of `Pantry`', async (skin) => {
  await expect(picture(skin)).toMatchFileSnapshot(`../apps/admin/src/components/pantry-${skin}.svg`);
});

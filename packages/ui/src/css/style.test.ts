import { expect, it } from 'vitest';
import { root, variant } from '../private/buttons/Button.css';

// The compiler names the calls of vanilla-extract itself; for ours it is patched (patches/).
it('names classes after their exports in development', () => {
  expect(root).toMatch(/^Button_root__/);
  expect(variant.filled).toMatch(/^Button_variant_filled__/);
});

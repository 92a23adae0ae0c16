import { expect, it } from 'vitest';
import { root, variant } from '../private/buttons/Button.css';

// The compiler adds debug IDs only to calls of vanilla-extract. A patch (see patches/) adds them to these wrappers too.
it('`style` names classes after their exports in development', () => {
  expect(root).toMatch(/^Button_root__/);
  expect(variant.filled).toMatch(/^Button_variant_filled__/);
});

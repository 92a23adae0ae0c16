import { text, vars, base } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style([text.display]);
export const lead = style([text.reading, { color: vars.role.textMuted, marginBlockStart: base.space.px4 }]);
export const form = style({ display: 'flex', flexDirection: 'column', gap: base.space.px16 });
export const links = style([
  text.body,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: base.space.px8,
    color: vars.role.textMuted,
  },
]);
/** An address has no spaces to break at. */
export const recipient = style([
  text.reading,
  { display: 'block', color: vars.role.text, fontWeight: 600, overflowWrap: 'anywhere' },
]);
/** The checkbox with the button below it that opens the terms. */
export const terms = style({ display: 'grid', justifyItems: 'start', gap: base.space.px4 });

import { forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { vars } from '../../theme/vars.css';

const on = ':is([aria-pressed="true"], [aria-checked="true"])';
const edge = `inset 0 0 0 1px color-mix(in oklab, ${vars.color.primary.text} 45%, transparent)`;

/** Color of the pressed state. `&&` overrides the button's hover style. */
export const choice = style({
  selectors: {
    [`&&${on}`]: { background: vars.color.primary.light, color: vars.color.primary.text, boxShadow: edge },
    [`&&${on}:hover:not(:active):not(:disabled)`]: {
      background: `color-mix(in oklab, ${vars.color.primary.main} 12%, ${vars.color.primary.light})`,
      color: vars.color.primary.text,
    },
    [`&&${on}:disabled`]: {
      background: vars.part.muted,
      color: vars.role.textSubtle,
      boxShadow: `inset 0 0 0 1px ${vars.role.borderStrong}`,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        [`&&${on}`]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        [`&&${on}:hover:not(:active):not(:disabled)`]: { background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

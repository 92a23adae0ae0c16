import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

export const root = style(inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

/** The row is the target: 40 px high. */
export const row = style(
  inLayer({
    display: 'flex',
    gap: base.space.px10,
    alignItems: 'flex-start',
    minBlockSize: base.size.control,
    boxSizing: 'border-box',
    maxInlineSize: '100%',
    paddingBlock: base.space.px10,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.role.textSubtle } },
  }),
);

export const labelAt = styleVariants({
  end: [inLayer({ alignSelf: 'flex-start' })],
  start: [inLayer({ flexDirection: 'row-reverse', justifyContent: 'space-between' })],
});

/** The control on the first line of its label, whatever the line height of the script. */
export const control = style(
  inLayer({ display: 'flex', alignItems: 'center', flex: 'none', blockSize: '1lh' } as never),
);
export const words = style(inLayer({ minInlineSize: 0 }));
/** Help and error stand close under the label. */
export const notes = style(
  inLayer({ marginBlockStart: `calc(-1 * ${base.space.px6})`, paddingBlockEnd: base.space.px8 }),
);
/** Under the label's text: past the control and the gap. */
export const under = styleVariants({ box: '18px', switch: '36px' }, (control) => [
  inLayer({ paddingInlineStart: `calc(${control} + ${base.space.px10})` }),
]);

import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** The row is the target: 40 px high. */
export const row = style({
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
});

export const labelAt = styleVariants({
  end: { alignSelf: 'flex-start' },
  start: { flexDirection: 'row-reverse', justifyContent: 'space-between' },
});

/** The control on the first line of its label, whatever the line height of the script. */
export const control = style({ display: 'flex', alignItems: 'center', flex: 'none', blockSize: '1lh' } as never);
export const words = style({ minInlineSize: 0 });
/** Help and error stand close under the label. */
export const notes = style({ marginBlockStart: `calc(-1 * ${base.space.px6})`, paddingBlockEnd: base.space.px8 });
/** Under the label's text: past the control and the gap. */
export const under = styleVariants({ box: '18px', switch: '36px' }, (control) => ({
  paddingInlineStart: `calc(${control} + ${base.space.px10})`,
}));

import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** The row is the target: at least 40px high. */
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

export const labelPlacement = styleVariants({
  end: { alignSelf: 'flex-start' },
  start: { flexDirection: 'row-reverse', justifyContent: 'space-between' },
});

/** Aligns the control with the first line of its label, for any line height. */
export const control = style({ display: 'flex', alignItems: 'center', flex: 'none', blockSize: '1lh' } as never);
export const words = style({ minInlineSize: 0 });
/** Help and error are close to the label. */
export const notes = style({ marginBlockStart: `calc(-1 * ${base.space.px6})`, paddingBlockEnd: base.space.px8 });
/** Indents by the control and the gap. */
export const under = styleVariants({ box: '18px', switch: '36px' }, (control) => ({
  paddingInlineStart: `calc(${control} + ${base.space.px10})`,
}));

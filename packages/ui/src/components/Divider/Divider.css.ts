import { forcedColors } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

const line = '1px var(--divider-style, solid) var(--divider-color)';

export const root = style({
  border: 0,
  margin: 0,
  flex: 'none',
  color: vars.role.textMuted,
  '@media': { [forcedColors]: { vars: { '--divider-color': 'CanvasText' } } },
});

/** `soft` is the hairline of cards, `strong` has more contrast. */
export const emphasis = styleVariants({
  soft: { vars: { '--divider-color': vars.role.border } },
  strong: { vars: { '--divider-color': vars.role.borderStrong } },
});

export const dashed = style({ vars: { '--divider-style': 'dashed' } });

export const plain = styleVariants({
  horizontal: { inlineSize: '100%', blockSize: 0, borderBlockStart: line },
  vertical: { inlineSize: 0, minBlockSize: base.space.px16, alignSelf: 'stretch', borderInlineStart: line },
});

const arm = { content: '""', flex: '1 1 0', minInlineSize: base.space.px12, minBlockSize: base.space.px12 };

export const labeled = styleVariants({
  horizontal: {
    display: 'flex',
    alignItems: 'center',
    gap: base.space.px12,
    inlineSize: '100%',
    selectors: {
      '&::before, &::after': { ...arm, minBlockSize: 0, borderBlockStart: line },
    },
  },
  vertical: {
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: base.space.px8,
    alignSelf: 'stretch',
    selectors: { '&::before, &::after': { ...arm, minInlineSize: 0, borderInlineStart: line } },
  },
});

/** A label at the start or end keeps a short line next to it. */
export const labelPlacement = styleVariants({
  start: { selectors: { '&::before': { flexGrow: 0, flexBasis: base.space.px24 } } },
  center: {},
  end: { selectors: { '&::after': { flexGrow: 0, flexBasis: base.space.px24 } } },
});

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const gap = styleVariants({ none: 'none', px8: 'px8', px16: 'px16', px24: 'px24' } as const, (key) => ({
  selectors: {
    '&:not([aria-orientation="vertical"], [data-vertical])': { marginBlock: base.space[key] },
    '&:is([aria-orientation="vertical"], [data-vertical])': { marginInline: base.space[key] },
  },
}));

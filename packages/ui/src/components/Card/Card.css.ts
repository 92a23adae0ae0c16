import { below } from '../../css/componentStyle';
import { globalStyle, style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: vars.role.surface,
  border: `1px solid ${vars.part.cardBorder}`,
  borderRadius: base.radius.lg,
  boxShadow: vars.elevation.e1,
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px8,
  flex: 'none',
  minBlockSize: '48px',
  paddingBlock: base.space.px8,
  paddingInline: `${base.space.px16} ${base.space.px12}`,
});

/** Actions wrap to the next line when the title would be narrower than 96px. */
export const titleGroup = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  flex: '1 1 96px',
  minInlineSize: 0,
});

export const title = style({ minInlineSize: 0, color: vars.role.text, overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px4,
  marginInlineStart: 'auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
});

export const body = style({ flex: '1 1 auto', minInlineSize: 0 });

const innerRadius = `calc(${base.radius.lg} - 1px)`;

/** `none` lets tables and charts extend to the edge of the card. */
export const padding = styleVariants({
  none: {
    overflow: 'clip',
    selectors: {
      '&:first-child': { borderStartStartRadius: innerRadius, borderStartEndRadius: innerRadius },
      '&:last-child': { borderEndStartRadius: innerRadius, borderEndEndRadius: innerRadius },
    },
  },
  normal: { padding: base.space.px16 },
});

export const underHeader = style({ paddingBlockStart: 0 });

export const footer = style({
  flex: 'none',
  paddingBlock: base.space.px12,
  paddingInline: base.space.px16,
  borderBlockStart: `1px solid ${vars.role.border}`,
});

/** Media extends to the edge of the card. */
export const media = style({
  flex: 'none',
  minInlineSize: 0,
  overflow: 'clip',
  borderStartStartRadius: innerRadius,
  borderStartEndRadius: innerRadius,
  selectors: { '&:last-child': { borderEndStartRadius: innerRadius, borderEndEndRadius: innerRadius } },
});

globalStyle(`${media} > :is(img, svg, video)`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** Content below a header has square top corners, even if it is the first child of a wrapper. */
export const squareTop = style({ selectors: { '&&': { borderStartStartRadius: 0, borderStartEndRadius: 0 } } });

/** Media next to the text at 640px and up. */
export const horizontal = style({
  flexDirection: 'row',
  '@media': { [below('sm')]: { flexDirection: 'column' } },
});
export const mediaAtStart = style({
  inlineSize: '36%',
  selectors: { '&&': { borderStartEndRadius: 0, borderEndStartRadius: innerRadius } },
  '@media': {
    [below('sm')]: {
      inlineSize: 'auto',
      selectors: {
        '&&': { borderEndStartRadius: 0 },
        [`&&:not(${squareTop})`]: { borderStartEndRadius: innerRadius },
      },
    },
  },
});
export const column = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });

export const collapsible = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minInlineSize: 0 });

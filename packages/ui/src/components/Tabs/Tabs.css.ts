import { style } from '@vanilla-extract/css';
import { forcedColors, inLayer, reducedMotion } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

export const tabs = style(inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const bar = style(
  inLayer({
    display: 'flex',
    alignItems: 'stretch',
    gap: base.space.px8,
    minInlineSize: 0,
    borderBlockEnd: `1px solid ${vars.role.border}`,
  }),
);

export const list = style(
  inLayer({
    display: 'flex',
    gap: base.space.px4,
    minInlineSize: 0,
    flex: '0 1 auto',
    // The underline covers the shelf's hairline; without room below it a scrolling list would clip it.
    marginBlockEnd: '-1px',
    overflowX: 'auto',
    overflowY: 'hidden',
    overscrollBehaviorInline: 'contain',
    scrollbarWidth: 'none',
    outline: 'none',
  }),
);

export const tab = style(
  inLayer({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: base.space.px8,
    flex: 'none',
    boxSizing: 'border-box',
    blockSize: base.size.control,
    paddingInline: base.space.px12,
    borderRadius: base.radius.md,
    fontFamily: base.font.ui,
    fontSize: '14px',
    lineHeight: '20px',
    fontWeight: 550,
    color: vars.role.textMuted,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outline: 'none',
    touchAction: 'manipulation',
    transition: `color ${base.motion.fast} ${base.motion.ease}`,
    selectors: {
      '&[data-hovered]': { color: vars.role.text },
      '&[data-selected]': { color: vars.role.text, fontWeight: 600 },
      '&[data-focus-visible]': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '-2px' },
      '&[data-disabled]': { color: vars.role.textSubtle, opacity: 0.75, cursor: 'not-allowed' },
    },
    '@media': { [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText', opacity: 1 } } } },
  }),
);

export const underline = style(
  inLayer({
    position: 'absolute',
    insetInline: base.space.px12,
    insetBlockEnd: 0,
    blockSize: '2px',
    borderStartStartRadius: '2px',
    borderStartEndRadius: '2px',
    background: vars.color.primary.text,
    transition: `translate ${base.motion.base} ${base.motion.ease}, width ${base.motion.base} ${base.motion.ease}`,
    '@media': { [reducedMotion]: { transition: 'none' }, [forcedColors]: { background: 'Highlight' } },
  }),
);

export const count = style(
  inLayer({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: '18px',
    blockSize: '18px',
    boxSizing: 'border-box',
    paddingInline: base.space.px6,
    borderRadius: base.radius.full,
    background: vars.part.muted,
    color: vars.role.textMuted,
    fontSize: '11px',
    lineHeight: '16px',
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums lining-nums',
    selectors: { '[data-selected] > &': { background: vars.color.primary.light, color: vars.color.primary.text } },
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const end = style(inLayer({ display: 'flex', alignItems: 'center', flex: 'none', marginInlineStart: 'auto' }));

export const panel = style(
  inLayer({
    paddingBlockStart: base.space.px16,
    outline: 'none',
    selectors: {
      '&[data-focus-visible]': {
        outline: `2px solid ${vars.part.focus}`,
        outlineOffset: '2px',
        borderRadius: base.radius.sm,
      },
    },
  }),
);

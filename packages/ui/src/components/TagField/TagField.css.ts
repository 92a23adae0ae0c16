import { style } from '@vanilla-extract/css';
import { bareButton } from '../../css/bareButton';
import { ellipsis, forcedColors, inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

export const tags = style(inLayer({ minInlineSize: 0, maxInlineSize: '100%' }));

export const list = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', gap: base.space.px4, minInlineSize: 0, outline: 'none' }),
);

/** A tag, 24 px. */
export const tag = style(
  inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    gap: base.space.px4,
    boxSizing: 'border-box',
    minBlockSize: base.size.target,
    maxInlineSize: '100%',
    paddingInline: base.space.px8,
    border: `1px solid ${vars.role.borderStrong}`,
    borderRadius: base.radius.sm,
    background: vars.role.surface,
    color: vars.role.textSecondary,
    fontFamily: base.font.ui,
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 500,
    cursor: 'default',
    outline: 'none',
    selectors: {
      '&[data-focus-visible]': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '1px' },
      '&[data-disabled]': { color: vars.role.textSubtle, background: 'transparent', borderColor: vars.role.border },
      '&[data-fixed]': { background: vars.part.muted },
    },
    '@media': { [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
);

/** The words of a tag, on one line. */
export const cell = style(inLayer(ellipsis));

export const remove = style(
  inLayer({
    ...bareButton,
    marginBlock: '-1px',
    marginInlineEnd: `calc(-1 * ${base.space.px8})`,
    color: 'inherit',
    outline: 'none',
    selectors: { '&[data-hovered]': { background: vars.role.hover, color: vars.role.text } },
    '@media': { [forcedColors]: { color: 'ButtonText' } },
  }),
);

/** Shares its line with the tags. Named twice, to win over the control that it is too. */
export const input = style(
  inLayer({ selectors: { '&&': { flex: '1 1 80px', minBlockSize: base.size.target, blockSize: 'auto' } } }),
);

export const count = style(inLayer({ flex: 'none', color: vars.role.textMuted, whiteSpace: 'nowrap' }));

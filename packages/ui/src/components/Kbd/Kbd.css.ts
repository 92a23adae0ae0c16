import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

export const root = style(
  inLayer({
    display: 'inline-grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    minInlineSize: '20px',
    blockSize: '20px',
    paddingInline: '5px',
    borderRadius: base.radius.xs,
    border: `1px solid ${vars.role.border}`,
    boxShadow: `0 1px 0 ${vars.role.border}`,
    background: vars.role.surface,
    fontFamily: base.font.ui,
    fontSize: '11px',
    lineHeight: '16px',
    fontWeight: 550,
    color: vars.role.textMuted,
    whiteSpace: 'nowrap',
  }),
);

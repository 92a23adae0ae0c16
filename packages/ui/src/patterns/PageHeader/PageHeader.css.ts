import { style } from '@vanilla-extract/css';
import { below, inLayer } from '../../css/componentStyle';
import { pageActionsAnchor } from '../../private/pageActionsAnchor';
import { base, vars } from '../../theme/vars.css';

export const root = style(
  inLayer({
    display: 'flex',
    alignItems: 'flex-end',
    gap: base.space.px12,
    marginBlockEnd: base.space.px16,
    '@media': { [below('md')]: { flexDirection: 'column', alignItems: 'stretch' } },
  }),
);
export const words = style(inLayer({ flex: '1 1 auto', minInlineSize: 0 }));
export const breadcrumbs = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space.px4,
    minBlockSize: base.size.target,
    marginBlockEnd: base.space.px4,
  }),
);
export const title = style(inLayer({ color: vars.role.text, overflowWrap: 'anywhere', textWrap: 'balance' }));
export const description = style(inLayer({ color: vars.role.textMuted }));

export const actions = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: base.space.px8,
    flex: 'none',
    maxInlineSize: '100%',
    anchorName: pageActionsAnchor,
  }),
);

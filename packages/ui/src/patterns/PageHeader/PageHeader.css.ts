import { below } from '../../css/componentStyle';
import { style } from '../../css/style';
import { pageActionsAnchor } from '../../private/dom/pageActionsAnchor';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: base.space.px12,
  marginBlockEnd: base.space.px16,
  '@media': { [below('md')]: { flexDirection: 'column', alignItems: 'stretch' } },
});
export const words = style({ flex: '1 1 auto', minInlineSize: 0 });
export const breadcrumbs = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px4,
  minBlockSize: base.size.target,
  marginBlockEnd: base.space.px4,
});
export const title = style({ color: vars.role.text, overflowWrap: 'anywhere', textWrap: 'balance' });
export const description = style({ color: vars.role.textMuted });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px8,
  flex: 'none',
  maxInlineSize: '100%',
  anchorName: pageActionsAnchor,
});

import { below } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { text } from '../../css/typography.css';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  color: vars.role.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

/** On a phone, two tiles share a row: "$148,711.73" is smaller there, so that it fits. */
const longTile = style({
  '@media': {
    [below('sm')]: { selectors: { '&[data-long]': { fontSize: base.fontSize.large } } },
  },
});

/** Font size: 28px standalone, 26px in tiles, 22px in cards. */
export const size = styleVariants({
  figure: [text.figure],
  tile: [text.figureTile, longTile],
  card: [text.figureCard],
});

export const sign = style({ fontSize: '.78em', fontWeight: 500, letterSpacing: 0, color: vars.role.textSubtle });
export const unit = style({
  marginInlineStart: base.space.px4,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.label,
  fontWeight: 400,
  letterSpacing: 0,
  color: vars.role.textMuted,
});

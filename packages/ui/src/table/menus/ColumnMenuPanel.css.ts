import { below } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base } from '../../theme/vars.css';

export const menu = style({ inlineSize: '224px' });

/** Compact items for a list of choices; taller ones on phones. */
export const item = style({
  selectors: {
    [`${menu} &`]: { minBlockSize: base.size.controlSm, paddingBlock: base.space.px4, fontSize: base.fontSize.label },
  },
  '@media': { [below('md')]: { selectors: { [`${menu} &`]: { minBlockSize: base.size.control } } } },
});

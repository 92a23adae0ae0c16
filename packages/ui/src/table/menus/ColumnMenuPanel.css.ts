import { below } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base } from '../../theme/vars.css';

export const menu = style({ inlineSize: '224px' });

/** The dense rows of a menu that is a list of choices; fingers keep the high ones. */
export const item = style({
  selectors: {
    [`${menu} &`]: { minBlockSize: base.size.controlSm, paddingBlock: base.space.px4, fontSize: base.fontSize.label },
  },
  '@media': { [below('md')]: { selectors: { [`${menu} &`]: { minBlockSize: base.size.control } } } },
});

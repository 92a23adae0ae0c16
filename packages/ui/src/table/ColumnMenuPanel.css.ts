import { style } from '@vanilla-extract/css';
import { below, inLayer } from '../css/componentStyle';
import { base } from '../theme/vars.css';

export const menu = style(inLayer({ inlineSize: '224px' }));

/** The dense rows of a menu that is a list of choices; fingers keep the high ones. */
export const item = style(
  inLayer({
    selectors: { [`${menu} &`]: { minBlockSize: base.size.controlSm, paddingBlock: base.space.px4, fontSize: '13px' } },
    '@media': { [below('md')]: { selectors: { [`${menu} &`]: { minBlockSize: base.size.control } } } },
  }),
);

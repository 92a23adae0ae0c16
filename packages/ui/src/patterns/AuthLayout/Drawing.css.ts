import { style } from '../../css/style';
import { illustration } from '../../theme/illustration';

const custom = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`--il-${key}`, value]));

export const root = style({
  inlineSize: '100%',
  blockSize: '100%',
  vars: custom(illustration.light),
  selectors: { '[data-skin="dark"] &': { vars: custom(illustration.dark) } },
});

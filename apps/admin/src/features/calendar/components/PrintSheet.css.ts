import { base, tabular, text } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

const line = '0.2mm solid gray';
const paper = { color: 'black', background: 'white', '@media': { screen: { display: 'none' } } } as const;

export const sheet = style([text.caption, paper]);
export const table = style([
  text.micro,
  paper,
  { inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', fontWeight: 400, letterSpacing: 0 },
]);
export const week = style({ breakInside: 'avoid' });
export const cell = style({
  border: line,
  padding: base.space.px4,
  verticalAlign: 'top',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
export const day = style({ breakInside: 'avoid', borderBlockEnd: line, paddingBlock: base.space.px6 });
export const date = style([tabular, { margin: 0, fontSize: 'inherit', fontWeight: 600 }]);
export const events = style({ margin: 0, padding: 0, listStyle: 'none' });
export const event = style({ paddingBlock: '1px' });
export const time = style([tabular, { whiteSpace: 'nowrap' }]);

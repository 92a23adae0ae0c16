import { forcedColors } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  position: 'relative',
  minInlineSize: 0,
  margin: 0,
  border: `1px solid ${vars.role.border}`,
  borderRadius: base.radius.md,
  background: vars.role.sunken,
  color: vars.role.text,
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: base.space.px8,
  minBlockSize: base.size.control,
  paddingInline: `${base.space.px12} ${base.space.px4}`,
  borderBlockEnd: `1px solid ${vars.role.border}`,
  color: vars.role.textMuted,
});
export const title = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** Without a header, the copy button overlays the end of the first line. */
export const copy = style({
  selectors: {
    [`${root} > &`]: {
      position: 'absolute',
      insetBlockStart: base.space.px4,
      insetInlineEnd: base.space.px4,
      // Code is always left to right, so the button stays on the right in RTL.
      direction: 'ltr',
      background: vars.role.sunken,
    },
  },
});

export const frame = style({
  margin: 0,
  paddingBlock: base.space.px12,
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  fontFamily: base.font.mono,
  fontSize: base.fontSize.label,
  lineHeight: base.lineHeight.body,
  tabSize: 2,
  borderRadius: 'inherit',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '-2px' } },
});

export const code = style({
  display: 'grid',
  fontFamily: 'inherit',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  letterSpacing: 0,
});
export const wraps = style({
  inlineSize: 'auto',
  selectors: { '&&': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } },
});

export const line = style({
  paddingInline: base.space.px12,
  minBlockSize: '20px',
  selectors: {
    '&[data-marked]': {
      background: `color-mix(in oklab, ${vars.color.primary.light} 55%, ${vars.role.sunken})`,
      boxShadow: `inset 3px 0 0 ${vars.color.primary.text}`,
    },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-marked]': { outline: '1px solid Highlight' } } } },
});

/** Line numbers are generated content, so they are not copied. */
export const numbered = style({
  counterReset: 'line var(--code-start)',
});
export const numberedLine = style({
  display: 'grid',
  gridTemplateColumns: 'var(--code-digits) minmax(0, 1fr)',
  columnGap: base.space.px16,
  counterIncrement: 'line',
  selectors: {
    '&::before': {
      content: 'counter(line)',
      textAlign: 'end',
      color: vars.role.textSubtle,
      fontVariantNumeric: 'tabular-nums lining-nums',
      userSelect: 'none',
    },
  },
});

const ink = (color: string) => ({ color });
const keyword = ink(vars.color.primary.text);
const string = ink(vars.color.success.text);
const number = ink(vars.color.warning.text);
const name = ink(vars.color.info.text);
const muted = ink(vars.role.textSubtle);

/** Styles by highlight.js scope. */
export const scopes = styleVariants({
  keyword,
  built_in: keyword,
  type: keyword,
  'selector-tag': keyword,
  'template-tag': keyword,
  string,
  regexp: string,
  addition: string,
  quote: string,
  number,
  literal: number,
  symbol: number,
  bullet: number,
  title: name,
  attr: name,
  attribute: name,
  property: name,
  name,
  variable: name,
  'selector-class': name,
  'selector-id': name,
  section: { color: vars.color.info.text, fontWeight: 600 },
  strong: { fontWeight: 600 },
  comment: muted,
  meta: muted,
  punctuation: muted,
  deletion: ink(vars.color.danger.text),
});

export const inline = style({
  paddingBlock: '1px',
  paddingInline: base.space.px4,
  border: `1px solid ${vars.role.border}`,
  borderRadius: base.radius.xs,
  background: vars.role.sunken,
  fontFamily: base.font.mono,
  fontSize: '0.92em',
  overflowWrap: 'anywhere',
});

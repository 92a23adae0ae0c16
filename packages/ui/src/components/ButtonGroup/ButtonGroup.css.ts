import { globalStyle, style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({ display: 'inline-flex', maxInlineSize: '100%', isolation: 'isolate' });

/** For buttons without a visible box, which have no edges to join. */
export const apart = styleVariants({
  horizontal: { display: 'inline-flex', flexWrap: 'wrap', gap: base.space.px2 },
  vertical: { display: 'inline-flex', flexDirection: 'column', gap: base.space.px2 },
});

export const block = style({ display: 'flex', inlineSize: '100%' });

export const orientations = styleVariants({
  horizontal: { flexDirection: 'row' },
  vertical: { flexDirection: 'column' },
});

const { horizontal, vertical } = orientations;

// Neighbors overlap by 1px, so that they share a border.
globalStyle(`${root} > *`, { position: 'relative', minInlineSize: 0 });
// Disabled buttons have no border, so they go behind the border of their neighbor.
globalStyle(`${root} > :is(:disabled, [aria-disabled="true"])`, { zIndex: -1 });
globalStyle(`${root} > :is(button, a):is(:hover, [aria-expanded="true"])`, { zIndex: 1 });
globalStyle(`${root} > :is([aria-pressed="true"], [aria-checked="true"])`, { zIndex: 2 });
globalStyle(`${root} > :is(button, a)`, { flexShrink: 1 });
globalStyle(`${root} > :focus-visible`, { zIndex: 3 });
globalStyle(`${block} > :not([data-narrow])`, { flex: '1 1 0' });
globalStyle(`${horizontal} > :not(:first-child)`, {
  marginInlineStart: '-1px',
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});
globalStyle(`${horizontal} > :not(:last-child)`, { borderStartEndRadius: 0, borderEndEndRadius: 0 });
globalStyle(`${vertical} > :not(:first-child)`, {
  marginBlockStart: '-1px',
  borderStartStartRadius: 0,
  borderStartEndRadius: 0,
});
globalStyle(`${vertical} > :not(:last-child)`, { borderEndStartRadius: 0, borderEndEndRadius: 0 });

/** A hairline between filled buttons of the same color. */
export const ruled = style({});
globalStyle(`.${ruled}.${horizontal} > :not(:first-child)`, {
  borderInlineStart: `1px solid color-mix(in oklab, currentColor 30%, transparent)`,
});
globalStyle(`.${ruled}.${vertical} > :not(:first-child)`, {
  borderBlockStart: `1px solid color-mix(in oklab, currentColor 30%, transparent)`,
});
globalStyle(`${ruled} > :disabled`, { borderColor: vars.role.borderStrong });

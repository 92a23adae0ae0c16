import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

export const root = style(inLayer({ display: 'inline-flex', maxInlineSize: '100%', isolation: 'isolate' }));

/** For buttons without a box: nothing to join. */
export const apart = styleVariants({
  horizontal: [inLayer({ display: 'inline-flex', flexWrap: 'wrap', gap: base.space.px2 })],
  vertical: [inLayer({ display: 'inline-flex', flexDirection: 'column', gap: base.space.px2 })],
});

export const block = style(inLayer({ display: 'flex', inlineSize: '100%' }));

export const orientations = styleVariants({
  horizontal: [inLayer({ flexDirection: 'row' })],
  vertical: [inLayer({ flexDirection: 'column' })],
});

const { horizontal, vertical } = orientations;

/** Edges are shared by an overlap of their 1 px; filled neighbours, which have none, keep a hairline of the ground. */
const inside = (selector: string, rule: Parameters<typeof inLayer>[0]) =>
  globalStyle(selector, inLayer(rule) as Parameters<typeof globalStyle>[1]);

inside(`${root} > *`, { position: 'relative', minInlineSize: 0 });
// One that is disabled has no edge of its own and leaves its neighbour's whole.
inside(`${root} > :is(:disabled, [aria-disabled="true"])`, { zIndex: -1 });
inside(`${root} > :is(button, a):is(:hover, [aria-expanded="true"])`, { zIndex: 1 });
inside(`${root} > :is([aria-pressed="true"], [aria-checked="true"])`, { zIndex: 2 });
inside(`${root} > :is(button, a)`, { flexShrink: 1 });
inside(`${root} > :focus-visible`, { zIndex: 3 });
inside(`${block} > :not([data-narrow])`, { flex: '1 1 0' });
inside(`${horizontal} > :not(:first-child)`, {
  marginInlineStart: '-1px',
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});
inside(`${horizontal} > :not(:last-child)`, { borderStartEndRadius: 0, borderEndEndRadius: 0 });
inside(`${vertical} > :not(:first-child)`, {
  marginBlockStart: '-1px',
  borderStartStartRadius: 0,
  borderStartEndRadius: 0,
});
inside(`${vertical} > :not(:last-child)`, { borderEndStartRadius: 0, borderEndEndRadius: 0 });

/** A hairline between fills of one colour. */
export const ruled = style(inLayer({}));
inside(`.${ruled}.${horizontal} > :not(:first-child)`, {
  borderInlineStart: `1px solid color-mix(in oklab, currentColor 30%, transparent)`,
});
inside(`.${ruled}.${vertical} > :not(:first-child)`, {
  borderBlockStart: `1px solid color-mix(in oklab, currentColor 30%, transparent)`,
});
inside(`${ruled} > :disabled`, { borderColor: vars.role.borderStrong });

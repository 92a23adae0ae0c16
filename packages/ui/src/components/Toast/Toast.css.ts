import { keyframes } from '@vanilla-extract/css';
import { below, coarsePointer, forcedColors, from, reducedMotion } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { pageActionsAnchor } from '../../private/dom/pageActionsAnchor';
import { sidePanelSize } from '../../private/dom/sidePanelSize';
import { base, vars } from '../../theme/vars.css';

/** Toasts are above dialogs, but below menus. */
export const layer = base.zIndex.toast;

const ink = vars.color.dark;
const onInk = (color: string) => `color-mix(in oklab, ${color} 55%, ${ink.on})`;

/**
 * Toasts must not cover controls: they are positioned above an action bar and next to a side panel. The buttons of a
 * dialog or of a drawer at the end are at its end, so the toasts move to the start, or above the buttons on phones.
 */
export const region = style({
  selectors: {
    ':root:has([data-action-bar]) &': {
      vars: { '--toast-bar': `calc(${base.size.controlLg} + ${base.space.px16})` },
    },
  },
  '@media': {
    print: { display: 'none' },
    [from('md')]: {
      selectors: {
        ':root:has([data-side-panel]) &': { vars: { '--toast-shift': sidePanelSize } },
        ':root:has([data-modal]:not([data-modal="start"])) &': { vars: { '--toast-shift': 'calc(100vw - 448px)' } },
      },
    },
    [below('md')]: {
      selectors: {
        ':root:has([data-modal]) &': { vars: { '--toast-bar': `calc(${base.size.controlLg} + ${base.space.px32})` } },
      },
    },
  },
  '@supports': {
    '(inset-block-start: anchor(--x bottom, 0px))': {
      vars: { '--toast-floor': `calc(anchor(${pageActionsAnchor} bottom, 0px) + ${base.space.px12})` },
    },
  },
});

/** Overrides sonner's system font. */
export const toaster = style({ fontFamily: base.font.ui });

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px12,
  inlineSize: 'var(--width)',
  minBlockSize: base.size.controlLg,
  boxSizing: 'border-box',
  paddingBlock: base.space.px8,
  paddingInlineStart: base.space.px16,
  paddingInlineEnd: base.space.px8,
  borderRadius: base.radius.lg,
  background: ink.main,
  color: ink.on,
  boxShadow: vars.elevation.e3,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.body,
  lineHeight: base.lineHeight.body,
  fontWeight: 500,
  selectors: {
    '[data-sonner-toast]:focus-visible &': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '2px' },
  },
  '@media': { [below('sm')]: { inlineSize: '100%' }, [forcedColors]: { border: '1px solid CanvasText' } },
});

/** Padding around custom content. */
export const custom = style({ padding: base.space.px12 });

const icon = (color: string) => ({ color, '@media': { [forcedColors]: { color: 'CanvasText' } } });

export const icons = styleVariants({
  neutral: [icon(ink.on)],
  success: [icon(onInk(vars.color.success.main))],
  info: [icon(onInk(vars.color.info.main))],
  warning: [icon(onInk(vars.color.warning.main))],
  danger: [icon(onInk(vars.color.danger.main))],
});

const rotate = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spin = style({
  animation: `${rotate} 900ms linear infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px2,
  overflowWrap: 'anywhere',
});

export const description = style({
  fontSize: base.fontSize.label,
  lineHeight: base.lineHeight.compact,
  fontWeight: 400,
  color: `color-mix(in oklab, ${ink.on} 80%, ${ink.main})`,
});

export const end = style({
  flex: 'none',
  paddingInlineEnd: base.space.px8,
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  fontVariantNumeric: 'tabular-nums lining-nums',
  unicodeBidi: 'plaintext',
  color: `color-mix(in oklab, ${ink.on} 80%, ${ink.main})`,
});

const button = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minBlockSize: base.size.controlSm,
  borderRadius: base.radius.sm,
  color: ink.on,
  touchAction: 'manipulation',
  transition: `background-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&:hover': { background: `color-mix(in oklab, ${ink.on} 22%, ${ink.main})` },
    '&:focus-visible': { outline: `2px solid ${ink.on}`, outlineOffset: '1px' },
  },
  '@media': {
    [coarsePointer]: { minBlockSize: base.size.control },
    [forcedColors]: { border: '1px solid ButtonText' },
  },
} as const;

export const action = style({
  ...button,
  paddingInline: base.space.px10,
  fontSize: base.fontSize.label,
  lineHeight: base.lineHeight.body,
  fontWeight: 650,
  background: `color-mix(in oklab, ${ink.on} 14%, ${ink.main})`,
});

export const close = style({ ...button, inlineSize: base.size.controlSm });

/** Pill that expands and collapses the older toasts. */
export const more = style({
  position: 'fixed',
  zIndex: base.zIndex.toast,
  minBlockSize: base.size.target,
  paddingInline: base.space.px10,
  borderRadius: base.radius.full,
  background: ink.main,
  color: ink.on,
  // A larger shadow would fall on the next card.
  boxShadow: vars.elevation.e1,
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

/** Aligns the pill with its toasts. */
export const moreAt = styleVariants({
  start: { insetInlineStart: base.space.px24 },
  center: { insetInline: 0, marginInline: 'auto', inlineSize: 'fit-content' },
  end: {
    insetInlineEnd: `calc(${base.space.px24} + var(--toast-shift, 0px))`,
    '@media': { [below('md')]: { insetInlineEnd: base.space.px16 } },
  },
});

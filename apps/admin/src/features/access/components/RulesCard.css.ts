import { vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

/** The rule that decides the check is tinted. */
export const rule = style({ selectors: { '&[aria-current]': { background: vars.color.primary.light } } });

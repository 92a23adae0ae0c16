import { vars } from '@larder/ui/theme';
import { styleVariants } from '@vanilla-extract/css';

/** Tone of a timeline entry. */
export const tone = styleVariants(
  { success: 'success', info: 'info', primary: 'primary', warning: 'warning', danger: 'danger' } as const,
  (key) => ({
    background: vars.color[key].light,
    color: vars.color[key].text,
  }),
);

import { style, styleVariants } from '../../css/style';
import { themeColors } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const ofTheme = Object.fromEntries(themeColors.map((key) => [key, vars.color[key].text])) as Record<
  (typeof themeColors)[number],
  string
>;

export const tone = styleVariants(
  {
    default: vars.role.text,
    quiet: vars.role.textSecondary,
    muted: vars.role.textMuted,
    subtle: vars.role.textSubtle,
    ...ofTheme,
    inherit: 'inherit',
  },
  (color) => ({ color }),
);

export const weight = styleVariants({ regular: 400, medium: 550, strong: 600 }, (fontWeight) => ({ fontWeight }));

export const align = styleVariants({ start: 'start', center: 'center', end: 'end' } as const, (textAlign) => ({
  textAlign,
}));

/** Limits the line length to 68 characters. */
export const measure = style({ maxInlineSize: '68ch' });

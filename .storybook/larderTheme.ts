import { create } from 'storybook/theming';
import { dark, light } from '../packages/ui/src/theme/palette.ts';
import type { SkinValues } from '../packages/ui/src/theme/tokens.ts';
import { fontFamily } from '../packages/ui/src/theme/tokens.ts';

/** Creates a Storybook theme with the colors of a skin. */
function createTheme({ scheme, color, role, part }: SkinValues) {
  return create({
    base: scheme,
    brandTitle: 'Larder',
    brandImage: scheme === 'light' ? './wordmark.svg' : './wordmark-dark.svg',
    brandUrl: './?path=/docs/start-welcome--docs',
    brandTarget: '_self',
    colorPrimary: color.primary.main,
    colorSecondary: color.primary.text,
    appBg: role.rail,
    appContentBg: role.surface,
    appPreviewBg: role.canvas,
    appBorderColor: role.border,
    appBorderRadius: 8,
    appHoverBg: role.hover,
    textColor: role.text,
    textInverseColor: role.surface,
    textMutedColor: role.textMuted,
    barTextColor: role.textMuted,
    barSelectedColor: color.primary.text,
    barHoverColor: color.primary.text,
    barBg: role.surface,
    inputBg: part.field,
    inputBorder: role.borderControl,
    inputTextColor: role.text,
    inputBorderRadius: 8,
    buttonBg: part.quiet,
    buttonBorder: part.quietBorder,
    booleanBg: part.track,
    booleanSelectedBg: part.thumb,
    fontBase: fontFamily.ui,
    fontCode: fontFamily.mono,
  });
}

export const larderTheme = { light: createTheme(light), dark: createTheme(dark) };

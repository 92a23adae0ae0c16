import { assignVars, globalStyle } from '@vanilla-extract/css';
import { dark, skins } from '../palette';
import type { SkinValues } from '../tokens';
import { vars } from '../vars.css';

function skinVars({ color, role, part, elevation, chart, sequential }: SkinValues) {
  const numbered = (prefix: string, values: readonly string[]) =>
    Object.fromEntries(values.map((value, i) => [`${prefix}${i + 1}`, value]));
  return assignVars(vars, {
    color,
    role,
    part,
    elevation,
    chart: numbered('c', chart) as Record<keyof typeof vars.chart, string>,
    sequential: numbered('s', sequential) as Record<keyof typeof vars.sequential, string>,
  });
}

for (const [name, skin] of Object.entries(skins)) {
  const rule = { vars: skinVars(skin), colorScheme: skin.scheme };
  globalStyle(
    name === 'light' ? ':root, [data-skin="light"]' : `[data-skin="${name}"]`,
    // Dark skins apply to screens only: light text would be invisible on paper.
    skin.scheme === 'dark' ? { '@media': { screen: rule } } : rule,
  );
}

// The side menu of the semi-dark skin has the variables of the dark skin.
globalStyle('[data-skin="semi-dark"] [data-skin-island="rail"]', { vars: skinVars(dark), colorScheme: dark.scheme });

// Users who ask for more contrast get at least 7:1 for all text. Custom skins set variables on the root element, so a
// rule for `body` overrides them.
globalStyle('body', {
  '@media': {
    '(prefers-contrast: more)': {
      vars: { [vars.role.textMuted]: vars.role.textSecondary, [vars.role.textSubtle]: vars.role.textSecondary },
    },
  },
});

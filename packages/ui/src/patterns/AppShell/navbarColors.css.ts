import * as avatar from '../../components/Avatar/Avatar.css';
import { globalStyle, styleVariants } from '../../css/style';
import { vars } from '../../theme/vars.css';
import { badge, dot } from './Navbar.css';

type Tone = keyof typeof vars.color;
const tones = Object.keys(vars.color) as Tone[];

/** Returns the role colors of a filled navbar, mixed from the two colors of its tone. */
function onFill(tone: Tone) {
  const { main, on } = vars.color[tone];
  const mix = (share: number) => `color-mix(in oklab, ${on} ${share}%, ${main})`;
  return {
    vars: {
      [vars.role.canvas]: main,
      [vars.role.surface]: mix(12),
      [vars.role.raised]: mix(12),
      [vars.role.hover]: mix(12),
      [vars.role.press]: mix(20),
      [vars.role.border]: mix(28),
      [vars.role.borderStrong]: mix(36),
      [vars.role.borderControl]: mix(60),
      [vars.role.text]: on,
      [vars.role.textSecondary]: on,
      [vars.role.textMuted]: on,
      [vars.role.textSubtle]: on,
      [vars.part.search]: main,
      [vars.part.searchBorder]: mix(60),
      [vars.part.focus]: on,
    },
    color: on,
  };
}

/** Navbar colors: `white` follows the skin, the others are theme colors. */
export const navbarColors = styleVariants({
  white: {},
  ...(Object.fromEntries(tones.map((tone) => [tone, onFill(tone)])) as Record<Tone, ReturnType<typeof onFill>>),
});

// Avatars have the same colors on every navbar, so restore the color roles of the page.
const [pageSurface, pageText] = ['--ld-page-surface', '--ld-page-text'];
globalStyle(':root', { vars: { [pageSurface]: vars.role.surface, [pageText]: vars.role.text } });
for (const tone of tones) {
  globalStyle(`${navbarColors[tone]} ${avatar.root}`, {
    vars: { [vars.role.surface]: `var(${pageSurface})`, [vars.role.text]: `var(${pageText})` },
  });
  const { main, on } = vars.color[tone];
  // Badges use the text color: other colors may lack contrast.
  for (const mark of [badge, dot]) globalStyle(`${navbarColors[tone]} ${mark}::after`, { background: on, color: main });
}

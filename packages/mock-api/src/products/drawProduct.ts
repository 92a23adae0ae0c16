import { createRandom } from '../random';

const walls = ['#f6e6c9', '#d9ead9', '#d8e4f0', '#f3dfe9', '#e6def2', '#f7ddd3', '#d5e9e8', '#e9e6dc'];
const productColors = ['#7a275f', '#c27f0e', '#3d8b5f', '#2b6a9e', '#6d55a3', '#c4553b', '#2f8582', '#8a7f63'];

const label =
  '<path d="M27 42h26v16H27z" fill="#fffdf8"/><path d="M31 47h18M31 52h11" stroke="#8a7f63" stroke-width="1.6"/>';

/** Outlines by category: sack, can, jar, bottle, tin, carton, bag, spray. */
const outlines: Record<string, string> = {
  'Rice and grains': 'M26 20q14 5 28 0l4 46q-18 6-36 0z',
  'Oils and ghee': 'M30 26h8v-9h8v9h6q4 0 4 4v38H24V30q0-4 6-4z',
  'Honey and jam': 'M27 18h26v7H27zM25 28h30q3 4 3 10v24q0 6-6 6H28q-6 0-6-6V38q0-6 3-10z',
  Drinks: 'M36 12h8v14q8 5 8 14v28H28V40q0-9 8-14z',
  Spices: 'M28 24q12-5 24 0v44q-12 4-24 0z',
  Dairy: 'M28 28l12-12 12 12v40H28z',
  Bakery: 'M25 22l4-5h22l4 5v46H25z',
  'Cleaning and tableware': 'M34 16h16v5h-6v7q8 4 8 12v28H28V40q0-8 6-12z',
};

/** The color scheme of the page applies to the picture too (CSS `color-scheme`). */
const darkStyle =
  '<style>@media(prefers-color-scheme:dark){.wall{filter:brightness(.32)saturate(1.6)}g{filter:brightness(.85)}}</style>';

/** Draws a product from its slug, instead of loading a photo. The background extends beyond the view box, for wide frames. */
export function drawProduct({ slug, category }: { slug: string; category: string }): string {
  const { pick, whole } = createRandom(`product ${slug}`);
  const lean = whole(-4, 4);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">${darkStyle}<path class="wall" fill="${pick(walls)}" d="M-200 0h480v80h-480z"/><path d="M-200 66h480v14h-480z" fill="#2a1a24" opacity=".08"/><ellipse cx="40" cy="69" rx="${whole(19, 24)}" ry="4" fill="#2a1a24" opacity=".16"/><g transform="rotate(${lean} 40 68)"><path d="${outlines[category] ?? outlines.Bakery}" fill="${pick(productColors)}"/>${label}<circle cx="48" cy="54" r="${whole(2, 4)}" fill="${pick(productColors)}"/></g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

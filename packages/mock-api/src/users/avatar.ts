import { createRandom } from '../random';

const cloths = ['#f3dfe9', '#f6e6c9', '#d9ead9', '#d8e4f0', '#e6def2', '#f7ddd3', '#d5e9e8', '#e9e6dc'];
const foods = ['#7a275f', '#c27f0e', '#3d8b5f', '#2b6a9e', '#6d55a3', '#c4553b', '#2f8582', '#8a7f63'];

/** The color scheme of the page applies to the picture too (CSS `color-scheme`). */
const darkStyle =
  '<style>@media(prefers-color-scheme:dark){rect{filter:brightness(.32)saturate(1.6)}circle{fill:#54454f}ellipse{filter:brightness(1.5)}}</style>';

/** Draws a plate from a seed, instead of loading a photo. */
export function drawPlate(seed: string): string {
  const { whole, pick } = createRandom(`plate ${seed}`);
  const bites = Array.from({ length: whole(3, 6) }, (_, index) => {
    const angle = (index * 137.5 + whole(0, 40)) * (Math.PI / 180);
    const distance = 3 + index * 2;
    const [x, y] = [40 + Math.cos(angle) * distance, 40 + Math.sin(angle) * distance];
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${whole(4, 8)}" ry="${whole(3, 6)}" transform="rotate(${whole(0, 180)} ${x.toFixed(1)} ${y.toFixed(1)})" fill="${pick(foods)}"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">${darkStyle}<rect width="80" height="80" fill="${pick(cloths)}"/><circle cx="40" cy="41.5" r="29" fill="#2a1a24" opacity=".12"/><circle cx="40" cy="40" r="29" fill="#fffdf8"/><path d="M40 19a21 21 0 1 0 .1 0" fill="none" stroke="#8a7f63" stroke-opacity=".25" stroke-width="1.5"/>${bites.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

import { createRandom } from '../random';

const grounds = ['#efe3d0', '#dfe8dc', '#e8dbe4', '#d9e3ea', '#f2dccb', '#e4e0d4'];
const colors = ['#7a275f', '#c27f0e', '#3d8b5f', '#2b6a9e', '#c4553b', '#2f8582', '#4a3a52'];

/** Draws a shelf with jars, bowls and bottles as a data URL, which needs no network request. */
export function drawShelf(seed: string): string {
  const { whole, pick } = createRandom(`shelf ${seed}`);
  const things = Array.from({ length: 7 }, (_, index) => {
    const x = 52 + index * 80 + whole(-8, 8);
    const color = pick(colors);
    const height = whole(60, 150);
    switch (whole(0, 2)) {
      case 0: // jar
        return `<rect x="${x}" y="${270 - height}" width="56" height="${height}" rx="10" fill="${color}"/><rect x="${x + 4}" y="${262 - height}" width="48" height="12" rx="4" fill="#3b2c35"/>`;
      case 1: // bowl
        return `<path d="M${x - 8} 222h72a36 48 0 0 1-72 0z" fill="${color}"/><circle cx="${x + 20}" cy="214" r="13" fill="${pick(colors)}"/><circle cx="${x + 41}" cy="216" r="11" fill="${pick(colors)}"/>`;
      default: // bottle
        return `<path d="M${x + 18} ${262 - height}h20v30q14 8 14 30v${height - 52}h-48v${52 - height}q0-22 14-30z" fill="${color}" opacity=".9"/>`;
    }
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="${pick(grounds)}"/>${things.join('')}<rect y="270" width="640" height="14" fill="#8d6b4f"/><rect y="284" width="640" height="76" fill="#2a1a24" opacity=".06"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

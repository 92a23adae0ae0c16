import { channels, type Hex } from './contrast';

/** A color in OKLCH: lightness 0 to 1, chroma 0 to 0.4, hue in radians. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Converts to OKLCH, with the Oklab matrices of Björn Ottosson. */
export function toOklch(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = channels(hex).rgb.map(toLinear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const d = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, d),
    h: Math.atan2(d, a),
  };
}

function toRgb({ l, c, h }: Oklch) {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

/** Converts to sRGB. Reduces the chroma of colors outside the gamut. */
export function toHex({ l, c, h }: Oklch): Hex {
  const isInGamut = (chroma: number) => toRgb({ l, c: chroma, h }).every((value) => value > -0.0005 && value < 1.0005);
  let [low, high] = [0, c];
  if (!isInGamut(c)) {
    for (let i = 0; i < 20; i++) {
      const middle = (low + high) / 2;
      if (isInGamut(middle)) low = middle;
      else high = middle;
    }
  } else low = c;
  const bytes = toRgb({ l, c: low, h }).map((value) =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, value)))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${bytes.join('')}`;
}

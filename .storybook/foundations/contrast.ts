type Rgb = readonly [red: number, green: number, blue: number];

function parse(hex: string): { rgb: Rgb; alpha: number } {
  const digits = hex.slice(1);
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
  return { rgb: [channel(0), channel(2), channel(4)], alpha: digits.length === 8 ? channel(6) / 255 : 1 };
}

function over(front: string, ground: string): Rgb {
  const { rgb, alpha } = parse(front);
  const { rgb: below } = parse(ground);
  return rgb.map((value, i) => value * alpha + (below[i] ?? 0) * (1 - alpha)) as unknown as Rgb;
}

function luminance(rgb: Rgb) {
  const [r, g, b] = rgb.map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast of a color on a background. A translucent background is blended with `below`. */
export function contrast(front: string, ground: string, below = ground) {
  const back = over(ground, below);
  const flat = `#${back.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
  const [high, low] = [luminance(over(front, flat)), luminance(back)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

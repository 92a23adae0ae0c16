import * as z from 'zod/mini';

const withDefault = <Value extends z.core.$ZodType>(value: Value) => z.catch(z.optional(value), undefined);

export const iconColors = ['primary', 'secondary', 'success', 'danger', 'warning', 'info'] as const;
export type IconColor = (typeof iconColors)[number];

/** Sizes and strokes of the icons, in px. */
export const sizeLimits = { min: 16, max: 48, step: 4, start: 24 } as const;
export const strokeLimits = { min: 1, max: 3, step: 0.25, start: 2 } as const;
const within = ({ min, max }: { min: number; max: number }) => withDefault(z.number().check(z.gte(min), z.lte(max)));

/** The shown icons, their look, and the format that a click copies. */
export const iconsSearch = z.object({
  q: withDefault(z.string()),
  size: within(sizeLimits),
  stroke: within(strokeLimits),
  color: withDefault(z.enum(iconColors)),
  copy: withDefault(z.enum(['jsx', 'svg'])),
});
export type IconsSearch = z.infer<typeof iconsSearch>;

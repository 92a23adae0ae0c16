export { ColorSwatches } from '../components/ColorSwatches/ColorSwatches';
export type { ColorSwatch, ColorSwatchesProps } from '../components/ColorSwatches/ColorSwatches';

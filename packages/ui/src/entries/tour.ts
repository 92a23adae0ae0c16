export { Tour } from '../components/Tour/Tour';
export type { TourProps } from '../components/Tour/Tour';
export type { TourStep } from '../components/Tour/TourCard';

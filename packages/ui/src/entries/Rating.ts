export { Rating } from '../components/Rating/Rating';
export type { RatingProps } from '../components/Rating/Rating';

export { Carousel } from '../components/Carousel/Carousel';
export type { CarouselProps } from '../components/Carousel/Carousel';

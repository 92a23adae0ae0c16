export { ScrollToTop } from '../components/ScrollToTop/ScrollToTop';
export type { ScrollToTopProps } from '../components/ScrollToTop/ScrollToTop';

export { Quote } from '../components/Quote/Quote';
export type { QuoteProps } from '../components/Quote/Quote';

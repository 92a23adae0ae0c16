export { Wordmark } from '../components/Wordmark/Wordmark';
export type { WordmarkProps } from '../components/Wordmark/Wordmark';

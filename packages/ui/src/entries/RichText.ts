export { RichText } from '../components/RichText/RichText';
export { cleanHtml } from '../private/richTextHtml';
export type { RichTextProps } from '../components/RichText/RichText';

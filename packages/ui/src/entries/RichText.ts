export { RichText } from '../components/RichText/RichText';
export { cleanHtml } from '../private/dom/richTextHtml';
export type { RichTextProps } from '../components/RichText/RichText';

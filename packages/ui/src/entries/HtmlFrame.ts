export { HtmlFrame } from '../components/HtmlFrame/HtmlFrame';
export type { HtmlFrameProps } from '../components/HtmlFrame/HtmlFrame';

export { TextArea } from '../components/TextArea/TextArea';
export type { TextAreaProps } from '../components/TextArea/TextArea';

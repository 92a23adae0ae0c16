export { RichTextEditor } from '../components/RichTextEditor/RichTextEditor';
export type { EditorToolName } from '../components/RichTextEditor/editorTools';
export type { RichTextEditorProps } from '../components/RichTextEditor/RichTextEditor';

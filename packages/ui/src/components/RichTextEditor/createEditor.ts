import { Editor, Extension, type EditorOptions, type JSONContent } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Image } from '@tiptap/extension-image';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { CharacterCount, UndoRedo } from '@tiptap/extensions';
import { DOMParser, type Schema } from '@tiptap/pm/model';
import { cleanFragment, cleanHtml } from '../../private/dom/richTextHtml';

/** Logical alignment as a data attribute: a style attribute would have to be allowed by the CSP. */
const Align = Extension.create({
  name: 'align',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        align: {
          default: null,
          parseHTML: ({ dataset: { align } }) => (align === 'center' || align === 'end' ? align : null),
          renderHTML: ({ align }) => (align ? { 'data-align': align as string } : {}),
        },
      },
    },
  ],
});

/** Sanitizes HTML and parses it into a document of the editor. */
export function documentOf(html: string, schema: Schema): JSONContent {
  const host = document.createElement('div');
  host.append(cleanFragment(html));
  return DOMParser.fromSchema(schema).parse(host).toJSON() as JSONContent;
}

/** Returns the HTML of the editor, or '' if it is empty. */
export const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : cleanHtml(editor.getHTML()));

/** Elements of articles, each supported if the editor has a tool for it. */
const articleExtensions = {
  heading: Heading.configure({ levels: [2, 3, 4] }),
  quote: Blockquote,
  code: Code,
  codeBlock: CodeBlock,
  picture: Image.configure({ allowBase64: true }),
};

export interface EditorSetup extends Partial<EditorOptions> {
  html: string;
  maxLength?: number;
  /** Names of the tools. */
  tools?: readonly string[];
}

export function createEditor({ html, maxLength, tools = [], ...options }: EditorSetup) {
  const editor = new Editor({
    // Injected styles would have to be allowed by the CSP.
    injectCSS: false,
    // The default is an HTML string, which the CSP does not let Tiptap parse.
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
    extensions: [
      Document,
      Paragraph,
      Text,
      HardBreak,
      Bold,
      Italic,
      Underline,
      Strike,
      Link.configure({
        openOnClick: false,
        defaultProtocol: 'https',
        HTMLAttributes: { target: null, rel: null, class: null },
      }),
      BulletList,
      OrderedList,
      ListItem,
      ListKeymap,
      UndoRedo,
      CharacterCount.configure({ limit: maxLength ?? null }),
      Align,
      ...Object.entries(articleExtensions).flatMap(([name, extension]) => (tools.includes(name) ? [extension] : [])),
    ],
    ...options,
  });
  setHtml(editor, html);
  return editor;
}

/** Replaces the content without adding a step to undo. */
export function setHtml(editor: Editor, html: string) {
  editor
    .chain()
    .setMeta('addToHistory', false)
    .setContent(documentOf(html, editor.schema), { emitUpdate: false })
    .run();
}

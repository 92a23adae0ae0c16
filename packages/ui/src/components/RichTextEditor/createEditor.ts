import { Editor, Extension, type EditorOptions, type JSONContent } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
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

/** Alignment by the direction of the text, kept as data: a style attribute would need a policy that allows it. */
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

/** A document of the editor, of HTML from anywhere. */
export function documentOf(html: string, schema: Schema): JSONContent {
  const host = document.createElement('div');
  host.append(cleanFragment(html));
  return DOMParser.fromSchema(schema).parse(host).toJSON() as JSONContent;
}

/** HTML of the editor; nothing at all where nothing was written. */
export const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : cleanHtml(editor.getHTML()));

export interface EditorSetup extends Partial<EditorOptions> {
  html: string;
  maxLength?: number;
}

export function createEditor({ html, maxLength, ...options }: EditorSetup) {
  const editor = new Editor({
    // Styles are ours: one that is written at run time would need a policy that allows it.
    injectCSS: false,
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
    ],
    ...options,
  });
  setHtml(editor, html);
  return editor;
}

/** Another text from outside: no step of the reader's own, so there is nothing to undo. */
export function setHtml(editor: Editor, html: string) {
  editor
    .chain()
    .setMeta('addToHistory', false)
    .setContent(documentOf(html, editor.schema), { emitUpdate: false })
    .run();
}

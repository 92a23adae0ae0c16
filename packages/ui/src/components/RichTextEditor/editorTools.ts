import type { Editor } from '@tiptap/core';
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  SquareCode,
  Strikethrough,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react';
import type { IconType } from '../../icons/Icon';
import type { editorStrings } from '../../private/strings/editorStrings';

export interface EditorTool {
  text: keyof typeof editorStrings;
  icon: IconType;
  /** Keyboard shortcut, with `Mod` for Ctrl or Command. */
  keys?: string;
  /** Returns true if the tool is active. Omitted for tools without state. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const mark = (name: 'bold' | 'italic' | 'underline' | 'strike' | 'code', icon: IconType, keys: string): EditorTool => ({
  text: name,
  icon,
  keys,
  isOn: (editor) => editor.isActive(name),
  run: (editor) => editor.commands.toggleMark(name),
});

const align = (to: 'start' | 'center' | 'end', text: EditorTool['text'], icon: IconType): EditorTool => ({
  text,
  icon,
  isOn: (editor) => (editor.getAttributes('paragraph').align ?? 'start') === to,
  run: (editor) => editor.commands.updateAttributes('paragraph', { align: to === 'start' ? null : to }),
});

const heading = (text: 'heading' | 'subheading', level: 2 | 3, icon: IconType): EditorTool => ({
  text,
  icon,
  keys: `Mod Alt ${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.commands.toggleHeading({ level }),
});

export const editorTools = {
  undo: {
    text: 'undo',
    icon: Undo2,
    keys: 'Mod Z',
    isPossible: (editor) => editor.can().undo(),
    run: (editor) => editor.commands.undo(),
  },
  redo: {
    text: 'redo',
    icon: Redo2,
    keys: 'Mod Shift Z',
    isPossible: (editor) => editor.can().redo(),
    run: (editor) => editor.commands.redo(),
  },
  bold: mark('bold', Bold, 'Mod B'),
  italic: mark('italic', Italic, 'Mod I'),
  underline: mark('underline', Underline, 'Mod U'),
  strike: mark('strike', Strikethrough, 'Mod Shift S'),
  alignStart: align('start', 'alignStart', TextAlignStart),
  alignCenter: align('center', 'alignCenter', TextAlignCenter),
  alignEnd: align('end', 'alignEnd', TextAlignEnd),
  bulletList: {
    text: 'bulletList',
    icon: List,
    keys: 'Mod Shift 8',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.commands.toggleBulletList(),
  },
  orderedList: {
    text: 'orderedList',
    icon: ListOrdered,
    keys: 'Mod Shift 7',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.commands.toggleOrderedList(),
  },
  heading: heading('heading', 2, Heading2),
  subheading: heading('subheading', 3, Heading3),
  quote: {
    text: 'quote',
    icon: TextQuote,
    keys: 'Mod Shift B',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.commands.toggleBlockquote(),
  },
  code: mark('code', Code, 'Mod E'),
  codeBlock: {
    text: 'codeBlock',
    icon: SquareCode,
    keys: 'Mod Alt C',
    isOn: (editor) => editor.isActive('codeBlock'),
    run: (editor) => editor.commands.toggleCodeBlock(),
  },
  picture: {
    text: 'picture',
    icon: ImagePlus,
    // The toolbar opens a popover instead.
    run: () => {},
  },
  link: {
    text: 'link',
    icon: Link,
    keys: 'Mod K',
    isOn: (editor) => editor.isActive('link'),
    // The toolbar opens a popover instead.
    run: () => {},
  },
} satisfies Record<string, EditorTool>;

export type EditorToolName = keyof typeof editorTools;

const isApple = () => typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** Formats a shortcut for the platform. */
export const shownKeys = (keys: string) => keys.replace('Mod', isApple() ? '⌘' : 'Ctrl');

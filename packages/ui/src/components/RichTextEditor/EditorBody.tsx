import type { Editor } from '@tiptap/core';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { cleanHtml } from '../../private/dom/richTextHtml';
import { prose } from '../RichText/RichText.css';
import { createEditor, htmlOf, setHtml } from './createEditor';
import { EditorToolbar } from './EditorToolbar';
import type { EditorToolName } from './editorTools';
import * as styles from './RichTextEditor.css';

export interface EditorBodyProps {
  /** Attributes of the editable element, such as its accessible name, description and state. */
  attributes: Record<string, string>;
  editorId: string;
  /** Ref to the editable element. */
  control?: Ref<HTMLElement>;
  html: string;
  onValueChange: (html: string) => void;
  onCount: (characters: number) => void;
  onBlur?: () => void;
  maxLength?: number;
  placeholder?: string;
  tools: readonly (readonly EditorToolName[])[];
  toolbarAt: 'top' | 'bottom';
  endContent?: ReactNode;
  disabled: boolean;
  readOnly: boolean;
  autoFocus?: boolean;
}

/** The editor with its toolbar. Lazy-loaded. */
export function EditorBody({
  attributes,
  editorId,
  control,
  html,
  onValueChange,
  onCount,
  onBlur,
  maxLength,
  placeholder,
  tools,
  toolbarAt,
  endContent,
  disabled,
  readOnly,
  autoFocus,
}: EditorBodyProps) {
  const host = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [isEmpty, setEmpty] = useState(html === '');
  const [isLinkOpen, setLinkOpen] = useState(false);
  const isEditable = !disabled && !readOnly;

  // Latest props for the editor's callbacks.
  const latest = useRef({ html, onChange: onValueChange, onCount, onBlur, autoFocus });
  useLayoutEffect(() => {
    latest.current = { html, onChange: onValueChange, onCount, onBlur, autoFocus };
  });
  /** Values that the user has entered and that the parent has not passed back yet, oldest first. */
  const entered = useRef([html]);
  const toolNames = tools.flat().join(' ');

  useLayoutEffect(() => {
    const made = createEditor({
      element: host.current,
      html: latest.current.html,
      maxLength,
      tools: toolNames.split(' '),
      autofocus: latest.current.autoFocus ? 'end' : false,
      onTransaction: ({ editor: { storage, isEmpty: hasNothing } }) => {
        setEmpty(hasNothing);
        latest.current.onCount(storage.characterCount.characters());
      },
      onUpdate: ({ editor: changed }) => {
        const next = htmlOf(changed);
        entered.current.push(next);
        latest.current.onChange(next);
      },
      onBlur: () => latest.current.onBlur?.(),
    });
    setEmpty(made.isEmpty);
    latest.current.onCount(made.storage.characterCount.characters());
    setEditor(made);
    return () => made.destroy();
  }, [maxLength, toolNames]);

  useEffect(() => {
    if (!editor) return;
    const position = entered.current.lastIndexOf(html);
    // An earlier value that arrives while the user types must not replace the later ones.
    entered.current = position === -1 ? [html] : entered.current.slice(position);
    if (position === -1) setHtml(editor, html);
  }, [editor, html]);

  useImperativeHandle(control, () => (editor?.view.dom ?? null) as HTMLElement, [editor]);

  const shown = JSON.stringify(attributes);
  useLayoutEffect(() => {
    editor?.setOptions({
      editable: isEditable,
      editorProps: {
        attributes: { ...(JSON.parse(shown) as typeof attributes), class: styles.text },
        transformPastedHTML: cleanHtml,
      },
    });
  }, [editor, isEditable, shown]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isEditable) return;
    if (!host.current?.contains(event.target as Node)) {
      // Popovers of the toolbar handle Escape themselves.
      if (event.key === 'Escape' && box.current?.contains(event.target as Node)) editor?.commands.focus();
      return;
    }
    if (event.key === 'F10' && event.altKey) {
      event.preventDefault();
      box.current?.querySelector<HTMLElement>('[role="toolbar"] button')?.focus();
    }
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && tools.flat().includes('link')) {
      event.preventDefault();
      // The same shortcut may open a command palette.
      event.stopPropagation();
      setLinkOpen(true);
    }
  };

  const toolbar = editor && !readOnly && tools.length > 0 && (
    <EditorToolbar {...{ editor, editorId, tools, disabled, isLinkOpen, endContent }} onLinkOpenChange={setLinkOpen} />
  );
  return (
    <div ref={box} className={styles.body} onKeyDownCapture={handleKeyDown}>
      {toolbarAt === 'top' && toolbar}
      <div ref={host} className={cx(text.body, prose, styles.host)}>
        {isEmpty && placeholder && (
          <div className={styles.placeholder} aria-hidden="true">
            {placeholder}
          </div>
        )}
      </div>
      {toolbarAt === 'bottom' && toolbar}
    </div>
  );
}

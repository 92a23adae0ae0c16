import type { Editor } from '@tiptap/core';
import { useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import { Separator, Toolbar } from 'react-aria-components';
import { editorStrings } from '../../private/strings/editorStrings';
import { useStrings } from '../../private/strings/strings';
import { IconButton } from '../IconButton/IconButton';
import { editorTools, shownKeys, type EditorTool, type EditorToolName } from './editorTools';
import { LinkTool } from './LinkTool';
import { PictureTool } from './PictureTool';
import * as styles from './RichTextEditor.css';

export interface EditorToolbarProps {
  editor: Editor;
  editorId: string;
  tools: readonly (readonly EditorToolName[])[];
  disabled: boolean;
  isLinkOpen: boolean;
  onLinkOpenChange: (isOpen: boolean) => void;
  endContent?: ReactNode;
}

/**
 * Returns the state of the tools. Compared as a string, so that unrelated editor changes don't re-render the
 * toolbar.
 */
function useToolStates(editor: Editor, names: readonly EditorToolName[]) {
  const read = () =>
    names
      .map((name) => {
        const tool: EditorTool = editorTools[name];
        return `${tool.isOn?.(editor) ? 1 : 0}${tool.isPossible?.(editor) === false ? 0 : 1}`;
      })
      .join(' ');
  const subscribe = (listener: () => void) => {
    editor.on('transaction', listener);
    return () => {
      editor.off('transaction', listener);
    };
  };
  const states = useSyncExternalStore(subscribe, read, read).split(' ');
  return new Map(
    names.map((name, index) => [name, { isOn: states[index]?.[0] === '1', isPossible: states[index]?.[1] === '1' }]),
  );
}

// A click must not move focus out of the text, which would lose the selection.
const keepFocus = (event: MouseEvent) => event.preventDefault();

export function EditorToolbar({
  editor,
  editorId,
  tools,
  disabled,
  isLinkOpen,
  onLinkOpenChange,
  endContent,
}: EditorToolbarProps) {
  const strings = useStrings(editorStrings);
  const states = useToolStates(editor, tools.flat());

  return (
    <div className={styles.bar}>
      <Toolbar aria-label={strings.formatting} aria-controls={editorId} className={styles.tools}>
        {tools.map((group, index) => (
          <span key={group.join()} className={styles.group}>
            {index > 0 && <Separator orientation="vertical" className={styles.rule} />}
            {group.map((name) => {
              const tool: EditorTool = editorTools[name];
              const state = states.get(name);
              const button = {
                label: strings[tool.text],
                icon: tool.icon,
                shortcut: tool.keys && shownKeys(tool.keys),
                size: 'sm' as const,
                disabled,
                'aria-pressed': tool.isOn && state?.isOn,
                className: styles.tool,
                onMouseDown: keepFocus,
              };
              if (name === 'picture') return <PictureTool key={name} editor={editor} button={button} />;
              return name === 'link' ? (
                <LinkTool
                  key={name}
                  editor={editor}
                  button={button}
                  open={isLinkOpen}
                  onOpenChange={onLinkOpenChange}
                />
              ) : (
                <IconButton
                  key={name}
                  {...button}
                  // Stays focusable: undo may become possible at any time.
                  aria-disabled={state?.isPossible === false || undefined}
                  onClick={() => tool.run(editor)}
                />
              );
            })}
          </span>
        ))}
      </Toolbar>
      {endContent && <div className={styles.barEnd}>{endContent}</div>}
    </div>
  );
}

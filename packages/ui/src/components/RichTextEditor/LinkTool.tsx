import type { Editor } from '@tiptap/core';
import { useState, type FormEvent } from 'react';
import { editorStrings } from '../../private/strings/editorStrings';
import { useStrings } from '../../private/strings/strings';
import { Button } from '../Button/Button';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton';
import { Popover } from '../Popover/Popover';
import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { linkAddress } from './linkAddress';
import * as styles from './RichTextEditor.css';

export interface LinkToolProps {
  editor: Editor;
  button: IconButtonProps;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function setLink(editor: Editor, href: string, typed: string) {
  const chain = editor.chain().focus().extendMarkRange('link');
  // Without a selection, the URL is the text of the link.
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
  else chain.setLink({ href }).run();
}

/** Popover for the URL of a link. */
export function LinkTool({ editor, button, open, onOpenChange }: LinkToolProps) {
  return (
    <Popover
      label={button.label}
      trigger={<IconButton {...button} aria-haspopup="dialog" />}
      open={open}
      onOpenChange={onOpenChange}
    >
      {(close) => <LinkForm editor={editor} onDone={close} />}
    </Popover>
  );
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const strings = useStrings(editorStrings);
  const current = (editor.getAttributes('link').href as string | undefined) ?? '';
  const [typed, setTyped] = useState(current);
  const [isWrong, setWrong] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events of the popover also bubble to the form around the editor.
    event.stopPropagation();
    const href = linkAddress(typed);
    if (!href) return setWrong(true);
    onDone();
    setLink(editor, href, typed);
  };
  const remove = () => {
    onDone();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };

  return (
    <form onSubmit={submit} noValidate className={styles.linkForm}>
      <TextField
        label={strings.linkAddress}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
        error={isWrong && strings.linkInvalid}
        placeholder="saltmarsh.example"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        autoFocus
      />
      <Stack direction="row" gap="px8" justify="end" wrap>
        {current && (
          <Button size="sm" variant="plain" tone="danger" onClick={remove}>
            {strings.linkRemove}
          </Button>
        )}
        <Button size="sm" variant="filled" type="submit">
          {strings.linkSet}
        </Button>
      </Stack>
    </form>
  );
}

import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import { editorStrings } from '../../private/strings/editorStrings';
import { useStrings } from '../../private/strings/strings';
import { Button } from '../Button/Button';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton';
import { Popover } from '../Popover/Popover';
import { TextField } from '../TextField/TextField';
import * as styles from './RichTextEditor.css';

const types = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
const maxSize = 2 * 1024 * 1024;

const readUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });

/** Popover for a picture and its description. The picture is embedded in the HTML as a data URL. */
export function PictureTool({ editor, button }: { editor: Editor; button: IconButtonProps }) {
  return (
    <Popover label={button.label} trigger={<IconButton {...button} aria-haspopup="dialog" />}>
      {(close) => <PictureForm editor={editor} onDone={close} />}
    </Popover>
  );
}

function PictureForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const strings = useStrings(editorStrings);
  const [alt, setAlt] = useState('');
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const insert = async (file: File) => {
    const isAllowed = types.includes(file.type) && file.size <= maxSize;
    const src = isAllowed ? await readUrl(file).catch(() => undefined) : undefined;
    setWrong(src === undefined);
    if (src === undefined) return;
    onDone();
    editor.chain().focus().setImage({ src, alt: alt.trim() }).run();
  };

  return (
    <div className={styles.linkForm}>
      <TextField
        label={strings.pictureText}
        value={alt}
        dir="auto"
        autoFocus
        autoComplete="off"
        error={isWrong && strings.pictureInvalid}
        onChange={(event) => setAlt(event.target.value)}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join(',')}
        aria-label={strings.pictureChoose}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Reset, so that choosing the same file again fires `change`.
          event.target.value = '';
          if (file) void insert(file);
        }}
      />
      <Button size="sm" variant="filled" onClick={() => input.current?.click()}>
        {strings.pictureChoose}
      </Button>
    </div>
  );
}

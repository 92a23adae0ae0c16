import { Button, type ButtonProps } from '@larder/ui';
import { useRef } from 'react';

/** MIME types of images that every browser can display. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

export interface FileButtonProps extends Pick<ButtonProps, 'size' | 'startIcon'> {
  /** Text of the button. */
  label: string;
  /** Accepted MIME types, such as `pictureTypes`. */
  accept: readonly string[];
  onChoose: (file: File) => void;
}

/** A button that opens the file picker. */
export function FileButton({ label, accept, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Reset, so that selecting the same file again fires `change`.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}

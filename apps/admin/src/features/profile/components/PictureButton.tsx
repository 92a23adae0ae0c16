import { profilePictureLimit, type Attachment } from '@larder/domain/contract';
import { Button } from '@larder/ui';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { readAttachment } from '../../../lib/readAttachment';

const types = ['image/jpeg', 'image/png', 'image/webp'];

export interface PictureButtonProps {
  label: string;
  onChoose: (picture: Attachment) => void;
  /** Called if the file is no allowed picture, or too large. */
  onReject: () => void;
}

/** Chooses a picture of the device. */
export function PictureButton({ label, onChoose, onReject }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = async (file: File) => {
    const isAllowed = types.includes(file.type) && file.size <= profilePictureLimit;
    const picture = isAllowed ? await readAttachment(file).catch(() => undefined) : undefined;
    if (picture) onChoose(picture);
    else onReject();
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join(',')}
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file can be chosen again.
          event.target.value = '';
          if (file) void choose(file);
        }}
      />
      <Button size="sm" startIcon={ImagePlus} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}

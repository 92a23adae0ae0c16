import { profilePictureLimit, type Attachment } from '@larder/domain/contract';
import { ImagePlus } from 'lucide-react';
import { readAttachment } from '../../../lib/readAttachment';
import { FileButton, pictureTypes } from '../../../components/FileButton';

export interface PictureButtonProps {
  label: string;
  onChoose: (picture: Attachment) => void;
  /** Called if the file is not an allowed picture type, or is too large. */
  onReject: () => void;
}

/** Button that opens the file picker for a picture. */
export function PictureButton({ label, onChoose, onReject }: PictureButtonProps) {
  const choose = async (file: File) => {
    const isAllowed = pictureTypes.includes(file.type) && file.size <= profilePictureLimit;
    const picture = isAllowed ? await readAttachment(file).catch(() => undefined) : undefined;
    if (picture) onChoose(picture);
    else onReject();
  };
  return (
    <FileButton
      size="sm"
      startIcon={ImagePlus}
      label={label}
      accept={pictureTypes}
      onChoose={(file) => void choose(file)}
    />
  );
}

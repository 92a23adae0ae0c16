import { avatarLimit } from '@larder/domain/contract';
import { Avatar, Button, Stack, Text } from '@larder/ui';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../../hooks/useFieldMessage';
import { useFileSize } from '../../../hooks/useFileSize';
import { cropPicture } from '../../../lib/cropPicture';
import { FileButton, pictureTypes } from '../../../components/FileButton';

export interface AvatarFieldProps {
  /** Full name, for the initials. */
  name: string;
  value: string;
  error: string | undefined;
  onValueChange: (avatar: string) => void;
}

/** Size of a stored avatar, px. */
const avatarSize = { width: 256, height: 256 };

/** A field that uploads the picture of the user, cropped to a square around its center. */
export function AvatarField({ name, value, error, onValueChange }: AvatarFieldProps) {
  const { t } = useTranslation();
  const message = useFieldMessage();
  const size = useFileSize();
  const [problem, setProblem] = useState<string>();

  const upload = async (file: File) => {
    if (!pictureTypes.includes(file.type)) return setProblem('fileType');
    if (file.size > avatarLimit) return setProblem('fileSize');
    try {
      onValueChange(await cropPicture(file, avatarSize));
      return setProblem(undefined);
    } catch {
      return setProblem('fileType');
    }
  };
  const shown = problem ? message(problem) : error;
  return (
    <Stack direction="row" gap="px16" align="center" wrap>
      <Avatar name={name} src={value || undefined} size={72} />
      <Stack gap="px8">
        <Stack direction="row" gap="px8" wrap>
          <FileButton
            startIcon={Upload}
            label={t('account.avatar.upload')}
            accept={pictureTypes}
            onChoose={(file) => void upload(file)}
          />
          <Button
            variant="plain"
            tone="dark"
            disabled={value === ''}
            onClick={() => {
              setProblem(undefined);
              onValueChange('');
            }}
          >
            {t('account.avatar.reset')}
          </Button>
        </Stack>
        {shown ? (
          <Text variant="caption" tone="danger" role="alert">
            {shown}
          </Text>
        ) : (
          <Text variant="caption" tone="muted">
            {t('account.avatar.help', { size: size(avatarLimit) })}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

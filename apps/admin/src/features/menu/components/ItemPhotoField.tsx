import type { ItemPhoto } from '@larder/domain/contract';
import { Button, Stack, Text, TextField } from '@larder/ui';
import { Shuffle, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../../hooks/useFieldMessage';
import { cropPicture } from '../../../lib/cropPicture';
import { ItemPicture } from './ItemPicture';
import type { ItemTabProps } from './itemTabProps';
import * as styles from './Menu.css';
import { FileButton, pictureTypes } from '../../../components/FileButton';

const fileLimit = 5 * 1024 ** 2;
/** Size of a stored photo. */
const photoSize = { width: 640, height: 480, limit: 200_000 };
const longestAlt = 120;

/** Returns the seed of the item's next drawn picture, which ends with a number. */
const nextSeed = (photo: ItemPhoto | null, name: string) => {
  const [, text = name, n = '1'] = /^(.*?)(?: (\d+))?$/.exec(photo?.kind === 'drawn' ? photo.seed : name) ?? [];
  return `${text.slice(0, 70)} ${Number(n) + 1}`;
};

/** The photo of an item: upload one, draw one, or remove it. */
export function ItemPhotoField({ menu, fields }: Pick<ItemTabProps, 'menu' | 'fields'>) {
  const { t } = useTranslation();
  const message = useFieldMessage();
  const [problem, setProblem] = useState<string>();
  const { values, item, type, leave, save, errorOf } = fields;
  const { photo } = values;
  const change = (next: ItemPhoto | null) => {
    setProblem(undefined);
    save({ photo: next });
  };
  const upload = async (file: File) => {
    if (!pictureTypes.includes(file.type)) return setProblem('fileType');
    if (file.size > fileLimit) return setProblem('fileSize');
    try {
      const dataUrl = await cropPicture(file, photoSize);
      return change({ kind: 'upload', dataUrl, alt: item.name.slice(0, longestAlt) });
    } catch {
      return setProblem('fileType');
    }
  };
  const error = problem ? message(problem) : (errorOf('photo') ?? errorOf('photo.dataUrl'));

  return (
    <div role="group" aria-label={t('menu.fields.photo')} className={styles.line}>
      <ItemPicture item={values} size="preview" />
      <Stack gap="px8" style={{ flex: '1 1 180px' }}>
        {menu.isEditable && (
          <div className={styles.line}>
            <FileButton
              size="sm"
              startIcon={Upload}
              label={t('menu.photo.upload')}
              accept={pictureTypes}
              onChoose={(file) => void upload(file)}
            />
            <Button
              size="sm"
              startIcon={Shuffle}
              onClick={() => change({ kind: 'drawn', seed: nextSeed(photo, item.name) })}
            >
              {t('menu.photo.draw')}
            </Button>
            {photo && (
              <Button size="sm" variant="plain" tone="danger" startIcon={Trash2} onClick={() => change(null)}>
                {t('menu.photo.remove')}
              </Button>
            )}
          </div>
        )}
        {photo?.kind === 'upload' && (
          <TextField
            label={t('menu.photo.alt')}
            description={t('menu.photo.altHint')}
            requiredMark
            readOnly={!menu.isEditable}
            dir="auto"
            value={photo.alt}
            error={errorOf('photo.alt')}
            onValueChange={(alt) => type({ photo: { ...photo, alt } })}
            onBlur={() => leave('photo')}
          />
        )}
        {error ? (
          <Text variant="caption" tone="danger" role="alert">
            {error}
          </Text>
        ) : (
          menu.isEditable && (
            <Text variant="caption" tone="muted">
              {t('menu.photo.hint')}
            </Text>
          )
        )}
      </Stack>
    </div>
  );
}

import type { ProfileData } from '@larder/domain/contract';
import { Button, ButtonLink } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './Profile.css';
import { usePreviewKeys } from '../../../hooks/usePreviewKeys';

export interface PhotoViewerProps {
  photos: ProfileData['latestPhotos'];
  /** ID of the open photo. */
  photo: number;
  /** Called with the ID of the next photo; undefined if the viewer closes. */
  onChange: (photo: number | undefined) => void;
}

/** A photo in full size. Arrow keys show the others. */
export function PhotoViewer({ photos, photo, onChange }: PhotoViewerProps) {
  const { t } = useTranslation();
  const index = photos.findIndex(({ id }) => id === photo);
  const open = photos[index];
  const go = (step: number) => onChange(photos[(index + step + photos.length) % photos.length]?.id);
  const content = useRef<HTMLImageElement>(null);
  const step = (direction: 1 | -1) => () => {
    const isMirrored = getComputedStyle(document.documentElement).direction === 'rtl';
    go(isMirrored ? -direction : direction);
  };
  usePreviewKeys(content, open ? { ArrowLeft: step(-1), ArrowRight: step(1) } : {});
  if (!open) return null;
  return (
    <Dialog
      open
      size="lg"
      title={open.title}
      description={t('profile.photoOf', { number: index + 1, total: photos.length })}
      onOpenChange={() => onChange(undefined)}
      footer={
        <div className={styles.tools}>
          <Button startIcon={ChevronLeft} onClick={() => go(-1)}>
            {t('profile.previousPhoto')}
          </Button>
          <Button endIcon={ChevronRight} onClick={() => go(1)}>
            {t('profile.nextPhoto')}
          </Button>
          <ButtonLink href={open.url} download={open.title} startIcon={Download}>
            {t('profile.download')}
          </ButtonLink>
        </div>
      }
    >
      <img ref={content} className={styles.fullPhoto} src={open.url} alt={open.title} />
    </Dialog>
  );
}

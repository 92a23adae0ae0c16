import type { Product } from '@larder/domain/contract';
import { Dialog } from '@larder/ui/overlays';
import { Slider } from '@larder/ui/Slider';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductPicture } from '../../../entities/products/ProductPicture';
import * as styles from './Product.css';

export interface PictureDialogProps {
  product: Product;
  onClose: () => void;
}

/** The picture of a product, which can be enlarged and scrolled. */
export function PictureDialog({ product, onClose }: PictureDialogProps) {
  const { t } = useTranslation();
  const [zoom, setZoom] = useState(1);
  return (
    <Dialog
      open
      size="lg"
      title={product.name}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Slider
          className={styles.zoom}
          label={t('shop.picture.zoom')}
          min={1}
          max={4}
          step={0.25}
          format={{ style: 'percent' }}
          value={zoom}
          onValueChange={setZoom}
        />
      }
    >
      <div
        className={styles.viewer}
        role="region"
        aria-label={t('shop.picture.region')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area needs focus to be scrolled by keys
        tabIndex={0}
      >
        <div style={{ inlineSize: `${zoom * 100}%`, blockSize: `${zoom * 100}%` }}>
          <ProductPicture product={product} alt={product.name} />
        </div>
      </div>
    </Dialog>
  );
}

import type { Product } from '@larder/domain/contract';
import * as styles from './Product.css';

export interface ProductPictureProps {
  product: Pick<Product, 'image'>;
  /** Width and height, px. @default fills the parent */
  size?: number;
  /** Text for screen readers, if the name is not next to the picture. @default none */
  alt?: string;
}

/** The picture of a product, or a plain area if there is none. */
export function ProductPicture({ product: { image }, size, alt = '' }: ProductPictureProps) {
  const box = {
    className: size === undefined ? styles.picture : `${styles.picture} ${styles.thumbnail}`,
    style: size === undefined ? undefined : { inlineSize: size, blockSize: size },
  };
  return image ? <img {...box} src={image} alt={alt} draggable={false} /> : <span {...box} />;
}

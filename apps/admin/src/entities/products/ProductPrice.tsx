import { toMinor, type Product } from '@larder/domain/contract';
import { Figure, type FigureProps } from '@larder/ui';
import { useFormats } from '../../hooks/useFormats';
import { accountCurrency } from '../../lib/accountMoney';

export interface ProductPriceProps extends Pick<FigureProps, 'size' | 'className'> {
  product: Pick<Product, 'price'>;
}

/** The price of one piece. */
export function ProductPrice({ product, size = 'card', className }: ProductPriceProps) {
  const formats = useFormats();
  return (
    <Figure size={size} className={className} parts={formats.moneyParts(toMinor(product.price), accountCurrency)} />
  );
}

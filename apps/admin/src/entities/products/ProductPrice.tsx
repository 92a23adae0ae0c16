import { toMinor, type Product } from '@larder/domain/contract';
import { Figure, type FigureProps } from '@larder/ui';
import { useFormats } from '../../hooks/useFormats';
import { accountCurrency } from '../../lib/accountMoney';

export interface ProductPriceProps extends Pick<FigureProps, 'size' | 'className'> {
  product: Pick<Product, 'price'>;
}

/** The price of one piece. Empty if the user may not see it. */
export function ProductPrice({ product, size = 'card', className }: ProductPriceProps) {
  const formats = useFormats();
  if (product.price === undefined) return null;
  return (
    <Figure size={size} className={className} parts={formats.moneyParts(toMinor(product.price), accountCurrency)} />
  );
}

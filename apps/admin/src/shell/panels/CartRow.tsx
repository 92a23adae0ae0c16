import { cartQuantity, lineSum, type CartProduct } from '@larder/domain/contract';
import { Avatar, Text } from '@larder/ui';
import { IconButton } from '@larder/ui/overlays';
import { QuantityStepper } from '@larder/ui/shell';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import { accountCurrency } from '../../lib/accountMoney';
import { isAvailable } from '../navigation/navigation';
import { ShellLink } from '../navigation/ShellLink';
import { usePageAccess } from '../navigation/usePageAccess';
import { focusSiblingRow } from './focusSiblingRow';
import * as styles from './ShellPanels.css';

export interface CartRowProps {
  line: CartProduct;
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
  /** Called when the user follows the link of the product. */
  onFollow: () => void;
}

export function CartRow({ line, onQuantityChange, onRemove, onFollow }: CartRowProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const link = `/apps/ecommerce/product-detail/${line.slug}`;
  const hasLink = isAvailable(link, usePageAccess());
  const name = (
    <Text as="span" variant="bodyStrong">
      <bdi>{line.name}</bdi>
    </Text>
  );
  return (
    <li className={styles.cartRow}>
      <Avatar
        className={styles.image}
        name={line.name}
        src={line.image || undefined}
        size={40}
        shape="square"
        colorKey={line.id}
        aria-hidden
      />
      {hasLink ? (
        <ShellLink href={link} className={styles.name} onClick={onFollow}>
          {name}
        </ShellLink>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      <Text as="span" variant="bodyStrong" className={styles.sum}>
        {formats.money(lineSum(line), accountCurrency)}
      </Text>
      <Text as="span" variant="caption" truncate className={styles.brand} title={line.brand}>
        {line.brand}
      </Text>
      <span className={styles.steps}>
        <QuantityStepper
          label={t('shell.cart.quantity', { name: line.name })}
          value={line.qty}
          onValueChange={onQuantityChange}
          {...cartQuantity}
        />
        <IconButton
          size="sm"
          icon={Trash2}
          label={t('shell.cart.remove', { name: line.name })}
          data-control="remove"
          onClick={({ currentTarget }) => {
            focusSiblingRow(currentTarget);
            onRemove();
          }}
        />
      </span>
    </li>
  );
}

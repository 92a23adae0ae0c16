import type { CardAdvance } from '@larder/domain/contract';
import { Avatar, Delta, Text } from '@larder/ui';
import type { DataTableColumn } from '@larder/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { useCardMoney } from '../useCardMoney';
import * as styles from './SuppliersCard.css';

type Supplier = CardAdvance<'suppliers'>['rows'][number];

export function useSupplierColumns(currency: string | undefined) {
  const { t } = useTranslation();
  const formats = useFormats();
  const money = useCardMoney(currency);
  return useMemo<readonly DataTableColumn<Supplier>[]>(
    () => [
      {
        id: 'name',
        header: t('cards.suppliers.supplier'),
        rowHeader: true,
        sortable: true,
        cell: ({ name, logo, email }) => (
          <span className={styles.supplier}>
            <Avatar name={name} src={logo} shape="square" size={32} aria-hidden />
            <span className={styles.texts}>
              <Text variant="bodyStrong" truncate>
                {name}
              </Text>
              <Text variant="caption" tone="muted" truncate>
                {email}
              </Text>
            </span>
          </span>
        ),
      },
      {
        id: 'category',
        header: t('cards.suppliers.category'),
        sortable: true,
        card: 'secondary',
        accessor: ({ category }) => t(`cards.suppliers.kind.${category}`, category),
      },
      { id: 'orders', header: t('cards.suppliers.orders'), align: 'end', sortable: true, firstDirection: 'desc' },
      {
        id: 'spend',
        header: t('cards.suppliers.spend'),
        align: 'end',
        sortable: true,
        firstDirection: 'desc',
        card: 'status',
        cell: ({ spend }) => <bdi dir="ltr">{money.exact(spend)}</bdi>,
      },
      {
        id: 'trend',
        header: t('cards.suppliers.trend'),
        align: 'end',
        sortable: true,
        firstDirection: 'desc',
        // Higher spending is neither good nor bad, so the change has no color.
        cell: ({ trend }) =>
          trend === null ? null : (
            <Delta
              text={formats.signedPercent(trend / 100)}
              direction={trend > 0 ? 'up' : trend < 0 ? 'down' : 'none'}
            />
          ),
      },
    ],
    [t, formats, money],
  );
}

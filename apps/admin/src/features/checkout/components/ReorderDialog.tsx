import type { Order, ReorderLine } from '@larder/domain/contract';
import { Alert, Button, Skeleton } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError';
import { useFormats } from '../../../hooks/useFormats';
import { accountCurrency } from '../../../lib/accountMoney';
import { useReorder } from '../useReorder';
import * as styles from './Checkout.css';

export interface ReorderDialogProps {
  order: Order;
  onClose: () => void;
}

/** Compares a past order with today's prices and puts its lines into the cart. */
export function ReorderDialog({ order, onClose }: ReorderDialogProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { query, lines, limitOf, failure, isPending, nothing, comparison, reorder } = useReorder(order);
  const money = (minor: number) => formats.money(minor, accountCurrency);
  const noteOf = (line: ReorderLine) => {
    const { qty, before, now } = line;
    const limit = limitOf(line);
    if (limit && qty === 0) return limit;
    const price =
      now === undefined || now === before
        ? money(before)
        : t('checkout.past.price', { before: money(before), now: money(now) });
    return [price, limit].filter(Boolean).join(' · ');
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('checkout.past.againLabel', { number: order.id })}
      footer={
        <>
          <Button variant="plain" tone="dark" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="filled"
            loading={isPending}
            loadingLabel={t('checkout.past.adding')}
            disabledReason={nothing}
            onClick={async () => {
              if (await reorder()) onClose();
            }}
          >
            {t('checkout.past.add')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {failure && (
          <Alert tone="danger" title={t('shell.cart.failed')}>
            {failure}
          </Alert>
        )}
        {!query.data &&
          (query.isError ? (
            <LoadError title={t('checkout.past.notLoaded')} query={query} />
          ) : (
            <Skeleton blockSize={160} />
          ))}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role without bullets */}
        <ul role="list" className={styles.deliveries}>
          {lines.map((line) => (
            <li key={line.productId} className={styles.deliveryRow}>
              <span className={styles.deliveryName}>
                {formats.number(line.qty || line.ordered)} × <bdi>{line.name}</bdi>
              </span>
              <span className={line.now === line.before ? styles.muted : styles.warning}>{noteOf(line)}</span>
            </li>
          ))}
        </ul>
        {comparison && <p>{comparison}</p>}
      </div>
    </Dialog>
  );
}

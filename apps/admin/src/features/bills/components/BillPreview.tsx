import { useAllBills, useBill, useSession, isNotFound } from '@larder/domain';
import type { Bill, BillAllParameters } from '@larder/domain/contract';
import { Alert, Button, EmptyState, Skeleton, Stack, Text } from '@larder/ui';
import { Dialog, IconButton } from '@larder/ui/overlays';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError';
import { useFormats } from '../../../hooks/useFormats';
import { useNeighbors } from '../../../lists/useNeighbors';
import type { BillTab } from '../billList';
import { placeOfBill } from '../placeOfBill';
import type { BillPlace } from '../useBillPlaces';
import { useAllowedActions } from '../usePreviewActions';
import { usePreviewKeys } from '../../../hooks/usePreviewKeys';
import { BillFacts, type BillFactsProps } from './BillFacts';
import { BillFlagIcons } from './BillFlagIcons';
import * as styles from './BillPreview.css';
import { BillReceipt } from './BillReceipt';
import { BillStatusPill } from './BillStatusPill';
import { PreviewFooter } from './PreviewFooter';

export interface BillPreviewProps {
  id: string;
  tab: BillTab;
  /** Parameters of the list, to find the previous and the next bill. */
  parameters: BillAllParameters;
  placeOf: (restaurantId: string) => BillPlace;
  onTabChange: (tab: BillTab) => void;
  /** Called with another bill and its index in the list. */
  onShow: (id: string, index: number) => void;
  onClose: () => void;
}

/** Dialog with the receipt, the facts and the actions of a bill. */
export function BillPreview({ id, tab, parameters, placeOf, onTabChange, onShow, onClose }: BillPreviewProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const query = useBill(id);
  const content = useRef<HTMLDivElement>(null);
  const [focusNote, setFocusNote] = useState(false);
  const position = usePosition(id, parameters, onShow);
  const { previous, next, showPrevious, showNext } = position;
  usePreviewKeys(content, {
    ...(previous && { ArrowUp: showPrevious, k: showPrevious }),
    ...(next && { ArrowDown: showNext, j: showNext }),
  });
  const bill = query.data;
  const place = bill && placeOf(bill.restaurantId);
  const day = bill && formats.date(bill.businessDate, { weekday: 'short', day: 'numeric', month: 'short' });
  const writeNote = () => {
    onTabChange('timeline');
    setFocusNote(true);
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={bill ? t('bills.preview.title', { number: bill.number }) : t('bills.preview.untitled')}
      description={bill && [placeOfBill(bill), place?.name, day].filter(Boolean).join(' · ')}
      footer={
        bill && place && <PreviewFooter key={id} bill={bill} place={place} content={content} onNote={writeNote} />
      }
    >
      <div ref={content} aria-busy={query.isPending || undefined}>
        <div className={styles.bar}>
          {bill && <BillStatusPill bill={bill} />}
          {bill && <BillFlagIcons flags={bill.flags} />}
          <Position {...position} />
        </div>
        {bill && place ? (
          <PreviewContent
            key={id}
            bill={bill}
            place={place}
            tab={tab}
            onTabChange={onTabChange}
            focusNote={focusNote}
            onNoteFocused={() => setFocusNote(false)}
          />
        ) : query.isError ? (
          <PreviewFailure id={id} error={query.error} onRetry={() => void query.refetch()} onClose={onClose} />
        ) : (
          <div className={styles.columns}>
            <Skeleton blockSize={320} />
            <Skeleton blockSize={420} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Returns the position of a bill among all matching bills, and functions that show the previous and the next one. */
function usePosition(id: string, parameters: BillAllParameters, onShow: BillPreviewProps['onShow']) {
  const { data } = useAllBills(parameters);
  const bills = data?.bills ?? [];
  const index = bills.findIndex((bill) => bill.id === id);
  const neighbors = useNeighbors(bills, id, (bill) => onShow(bill.id, bills.indexOf(bill)));
  return { isKnown: data !== undefined, index, total: bills.length, ...neighbors };
}

type PositionProps = ReturnType<typeof usePosition>;

function Position({ isKnown, index, total, previous, next, showPrevious, showNext }: PositionProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (!isKnown) return null;
  return (
    <span className={styles.barEnd}>
      <Text variant="caption" tone="muted" role="status">
        {index < 0
          ? t('bills.preview.notInList')
          : t('bills.preview.position', { index: formats.number(index + 1), total: formats.number(total) })}
      </Text>
      {index >= 0 && (
        <>
          <IconButton
            icon={ChevronLeft}
            size="sm"
            label={t('bills.preview.previous')}
            shortcut="K"
            disabled={!previous}
            onClick={showPrevious}
          />
          <IconButton
            icon={ChevronRight}
            size="sm"
            label={t('bills.preview.next')}
            shortcut="J"
            disabled={!next}
            onClick={showNext}
          />
        </>
      )}
    </span>
  );
}

/** Returns the name of another person who has changed the bill since it was opened, or undefined. */
function useChangedBy({ version, updatedBy }: Bill): string | undefined {
  const { user } = useSession();
  const [opened] = useState(version);
  return version > opened && updatedBy && updatedBy.id !== user?.id ? updatedBy.name : undefined;
}

function PreviewContent(props: Omit<BillFactsProps, 'allowed'>) {
  const { t } = useTranslation();
  const { bill, place } = props;
  const allowed = useAllowedActions(bill);
  const changedBy = useChangedBy(bill);
  return (
    <Stack gap="px16">
      {changedBy && <Alert tone="info">{t('bills.preview.changedBy', { name: changedBy })}</Alert>}
      <div className={styles.columns}>
        <div className={styles.facts}>
          <BillFacts {...props} allowed={allowed} />
        </div>
        <div className={styles.desk}>
          <BillReceipt bill={bill} place={place} />
        </div>
      </div>
    </Stack>
  );
}

interface PreviewFailureProps extends Pick<BillPreviewProps, 'id' | 'onClose'> {
  error: Error;
  onRetry: () => void;
}

function PreviewFailure({ id, error, onRetry, onClose }: PreviewFailureProps) {
  const { t } = useTranslation();
  if (isNotFound(error))
    return (
      <EmptyState
        role="alert"
        title={t('bills.preview.missing')}
        description={<bdi>{id}</bdi>}
        actions={<Button onClick={onClose}>{t('common.backToList')}</Button>}
      />
    );
  return <LoadError title={t('bills.preview.failed')} query={{ error, refetch: onRetry }} />;
}

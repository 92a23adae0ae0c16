import { useInvoice } from '@larder/domain';
import type { Invoice } from '@larder/domain/contract';
import { Button, Skeleton } from '@larder/ui';
import { Drawer, IconButton } from '@larder/ui/overlays';
import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError';
import { InvoiceSheet } from '../../../entities/invoices/InvoiceSheet';
import { useInvoiceIssuer } from '../../../entities/invoices/useInvoiceIssuer';
import { useInvoiceLabels } from '../../../entities/invoices/useInvoiceLabels';
import { usePreviewKeys } from '../../../hooks/usePreviewKeys';
import { useNeighbors } from '../../../lists/useNeighbors';

export interface InvoicePeekProps {
  id: number;
  /** All matching invoices in the order of the list. */
  invoices: readonly Invoice[];
  onShow: (id: number) => void;
  onClose: () => void;
}

/** A wide drawer with the sheet of an invoice. The arrow keys show the previous and next one of the list. */
export function InvoicePeek({ id, invoices, onShow, onClose }: InvoicePeekProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const labels = useInvoiceLabels();
  const restaurant = useInvoiceIssuer();
  const query = useInvoice(id);
  const content = useRef<HTMLDivElement>(null);
  const { previous, next, showPrevious, showNext } = useNeighbors(invoices, id, (invoice) => onShow(invoice.id));
  usePreviewKeys(content, { ArrowUp: showPrevious, k: showPrevious, ArrowDown: showNext, j: showNext });
  return (
    <Drawer
      open
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={labels.title(query.data?.invoice ?? { id })}
      footer={
        <>
          <IconButton
            icon={ChevronUp}
            label={t('invoices.preview.noPrevious')}
            {...(previous && { label: t('invoices.preview.previous', { number: previous.id }) })}
            disabled={!previous}
            onClick={showPrevious}
          />
          <IconButton
            icon={ChevronDown}
            label={t('invoices.preview.noNext')}
            {...(next && { label: t('invoices.preview.next', { number: next.id }) })}
            disabled={!next}
            onClick={showNext}
          />
          <Button
            variant="filled"
            onClick={() => void navigate({ to: '/apps/invoice/preview/$id', params: { id: String(id) } })}
          >
            {t('invoices.actions.preview')}
          </Button>
        </>
      }
    >
      <div ref={content} aria-busy={query.isPending || undefined}>
        {query.data ? (
          <InvoiceSheet {...query.data} restaurant={restaurant} />
        ) : query.isError ? (
          <LoadError title={t('invoices.preview.failed')} query={query} />
        ) : (
          <Skeleton blockSize={480} />
        )}
      </div>
    </Drawer>
  );
}

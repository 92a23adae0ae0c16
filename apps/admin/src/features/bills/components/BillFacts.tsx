import { useAddBillNote } from '@larder/domain';
import { lossesOf, taxOfBill, type Bill, type BillAction } from '@larder/domain/contract';
import { Button, EmptyState, Stack, StatusPill, Text, TextArea } from '@larder/ui';
import { DescriptionList } from '@larder/ui/DescriptionList';
import { Tabs } from '@larder/ui/Tabs';
import { Timeline } from '@larder/ui/Timeline';
import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { billTabs, type BillTab } from '../billList';
import { eventIcons } from '../billIcons';
import { useActionForm } from '../useActionForm';
import { useBillLabels } from '../useBillLabels';
import type { BillPlace } from '../useBillPlaces';
import { usePaymentText } from '../usePaymentText';

interface FactsProps {
  bill: Bill;
  place: BillPlace;
}

export interface BillFactsProps extends FactsProps {
  allowed: readonly BillAction[];
  tab: BillTab;
  onTabChange: (tab: BillTab) => void;
  /** If true, the note field is focused. */
  focusNote: boolean;
  onNoteFocused: () => void;
}

/** Order, payments, timeline and losses of a bill, as tabs. */
export function BillFacts({ bill, place, allowed, tab, onTabChange, ...note }: BillFactsProps) {
  const { t } = useTranslation();
  const content = {
    order: <OrderFacts bill={bill} place={place} />,
    payments: <PaymentFacts bill={bill} place={place} />,
    timeline: (
      <Stack gap="px16">
        {allowed.includes('add_note') && <NoteForm bill={bill} place={place} {...note} />}
        <BillTimeline bill={bill} place={place} />
      </Stack>
    ),
    losses: <LossFacts bill={bill} place={place} />,
  };
  return (
    <Tabs
      label={t('bills.preview.tabs')}
      value={tab}
      onValueChange={onTabChange}
      items={billTabs.map((id) => ({ id, label: t(`bills.tabs.${id}`), content: content[id] }))}
    />
  );
}

function OrderFacts({ bill, place: { formats } }: FactsProps) {
  const { t } = useTranslation();
  const labels = useBillLabels();
  const end = bill.closedAt ?? bill.paidAt;
  const { money, currency } = bill;
  const amount = (value: number) => formats.money(value, currency);
  const sums = [t('bills.fields.total'), t('bills.fields.netSales')];
  const steps: readonly [term: string, amount: number][] = [
    [t('bills.totals.items'), money.items],
    [t('bills.totals.discounts'), -money.discounts],
    [t('bills.totals.comps'), -money.comps],
    [t('bills.totals.serviceCharges'), money.serviceCharges + money.gratuity],
    [t('bills.preview.taxAdded'), money.taxAdded],
    [t('bills.fields.total'), money.total],
    [t('bills.preview.tax'), -taxOfBill(money)],
    [t('bills.preview.gratuity'), -money.gratuity],
    [t('bills.preview.refundedNet'), -money.refundedNet],
    [t('bills.fields.netSales'), money.netSales],
  ];
  return (
    <Stack gap="px16">
      <DescriptionList
        layout="columns"
        minColumn={140}
        items={[
          { term: t('bills.fields.server'), value: bill.server?.name ?? t('bills.none.server') },
          { term: t('bills.fields.guests'), value: formats.number(money.covers) },
          { term: t('bills.fields.openedAt'), value: formats.time(bill.openedAt) },
          { term: t('bills.preview.closed'), value: end && formats.time(end) },
          {
            term: t('bills.preview.duration'),
            value: end && formats.duration((Date.parse(end) - Date.parse(bill.openedAt)) / 60_000),
          },
          {
            term: t('bills.fields.channel'),
            value: `${labels.channel(bill.channel)} · ${labels.orderType(bill.orderType)}`,
          },
          { term: t('bills.preview.device'), value: bill.device },
          { term: t('bills.preview.customer'), value: bill.customerName },
          {
            term: t('bills.preview.order'),
            value: t('bills.preview.orderPart', {
              number: bill.order.number,
              index: bill.order.billIndex,
              total: bill.order.billCount,
            }),
          },
        ]}
      />
      <section aria-label={t('bills.preview.computed')}>
        <Text as="h3" variant="label" tone="muted">
          {t('bills.preview.computed')}
        </Text>
        <DescriptionList
          layout="ends"
          items={steps
            .filter(([, value], index) => value !== 0 || index === 0)
            .map(([term, value]) => ({ term, value: amount(value), strong: sums.includes(term) }))}
        />
      </section>
    </Stack>
  );
}

function PaymentFacts({ bill, place: { formats } }: FactsProps) {
  const { t } = useTranslation();
  const paymentText = usePaymentText();
  const labels = useBillLabels();
  const money = (value: number) => formats.money(value, bill.currency);
  if (bill.payments.length === 0) return <EmptyState size="sm" title={t('bills.preview.noPayments')} />;
  return (
    <Stack gap="px16">
      {bill.payments.map((payment) => (
        <Stack key={payment.id} gap="px4">
          <Stack direction="row" gap="px8">
            <Text variant="bodyStrong">{paymentText(payment)}</Text>
            <StatusPill>{t(`bills.paymentStatuses.${payment.status}`)}</StatusPill>
          </Stack>
          <DescriptionList
            layout="ends"
            items={[
              { term: t('bills.forms.payment'), value: money(payment.amount) },
              { term: t('bills.fields.tips'), value: money(payment.tip) },
              ...payment.refunds.map((refund) => ({
                id: refund.id,
                term: [t('bills.lossKinds.refund'), labels.reason(refund.reason), refund.approver.name].join(' · '),
                value: money(-(refund.amount + refund.tip)),
              })),
              {
                term: t('bills.preview.takenBy'),
                value: [payment.takenBy?.name, formats.time(payment.at)].filter(Boolean).join(' · '),
              },
            ]}
          />
        </Stack>
      ))}
    </Stack>
  );
}

function LossFacts({ bill, place: { formats } }: FactsProps) {
  const { t } = useTranslation();
  const labels = useBillLabels();
  const losses = lossesOf(bill);
  if (losses.length === 0) return <EmptyState size="sm" title={t('bills.preview.noLosses')} />;
  return (
    <DescriptionList
      layout="ends"
      items={losses.map(({ kind, lineId, paymentId, reason, approver, amount, at }) => ({
        id: [kind, lineId, paymentId, at, reason].join(),
        term: [
          labels.loss(kind),
          bill.lines.find(({ id }) => id === lineId)?.name,
          labels.reason(reason),
          approver?.name ?? t('bills.none.approver'),
        ]
          .filter(Boolean)
          .join(' · '),
        value: formats.money(amount, bill.currency),
      }))}
    />
  );
}

function BillTimeline({ bill, place: { formats } }: FactsProps) {
  const { t } = useTranslation();
  const labels = useBillLabels();
  const money = (value: number) => formats.money(value, bill.currency);
  /** Formats the amounts in the note of a tip change, which are in minor units: `100 → 200`. */
  const noteOf = (note: string | null, type: string) => {
    if (type !== 'tip_adjusted' || !note) return note;
    const [from = '', to = ''] = note.split(' → ').map(Number).map(money);
    return t('changes.fromTo', { from, to });
  };
  return (
    <Timeline
      label={t('bills.tabs.timeline')}
      items={bill.timeline.toReversed().map((event) => ({
        id: event.id,
        icon: eventIcons[event.type],
        title: t(`bills.events.${event.type}`),
        description: [
          event.lineId && bill.lines.find(({ id }) => id === event.lineId)?.name,
          event.amount !== null && event.type !== 'tip_adjusted' && money(event.amount),
          event.reason && labels.reason(event.reason),
          noteOf(event.note, event.type),
          event.by?.name,
          event.approver && t('bills.preview.approvedBy', { name: event.approver.name }),
        ]
          .filter(Boolean)
          .join(' · '),
        time: formats.time(event.at),
        dateTime: event.at,
      }))}
    />
  );
}

type NoteFormProps = FactsProps & Pick<BillFactsProps, 'focusNote' | 'onNoteFocused'>;

const maxNote = 500;

/** Adds a note to the timeline. */
function NoteForm({ bill, place, focusNote, onNoteFocused }: NoteFormProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const reportFocus = useEffectEvent(onNoteFocused);
  useEffect(() => {
    if (!focusNote) return;
    field.current?.focus();
    reportFocus();
  }, [focusNote]);
  const { mutateAsync: addNote } = useAddBillNote();
  const form = useActionForm({
    bill,
    initial: { text: '' },
    validate: ({ text }) => (text.trim() === '' || text.trim().length > maxNote ? { text: 'note' } : {}),
    send: ({ text }, { id, version }) => addNote({ id, version, text: text.trim() }),
    onDone: () => form.set({ text: '' }),
    money: (amount) => place.formats.money(amount, bill.currency),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.isSaving) form.submit();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="px8">
        <TextArea
          ref={field}
          label={t('bills.preview.note')}
          rows={2}
          value={form.values.text}
          onValueChange={(text) => form.set({ text })}
          error={form.errorOf('text') ?? form.failure}
        />
        <div>
          <Button type="submit" size="sm" loading={form.isSaving} loadingLabel={t('bills.forms.saving')}>
            {t('bills.preview.addNote')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

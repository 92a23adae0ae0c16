import type { useCardArrangement } from '@larder/domain';
import { Button, Checkbox, Stack } from '@larder/ui';
import { Heading } from '@larder/ui/Heading';
import { Drawer } from '@larder/ui/overlays';
import { SortableList } from '@larder/ui/SortableList';
import { useTranslation } from 'react-i18next';
import { useDayCards, useTrendCards, type DayCard, type TrendCard } from '../dashboardCards';

export interface ArrangeCardsDrawerProps {
  onClose: () => void;
}

const titles: Record<DayCard | TrendCard, string> = {
  tiles: 'dashboard.arrange.tiles',
  hours: 'dashboard.salesByHour.title',
  attention: 'dashboard.look.title',
  items: 'dashboard.breakdown.items.title',
  payments: 'dashboard.breakdown.payments.title',
  channels: 'dashboard.breakdown.channels.title',
  losses: 'dashboard.breakdown.losses.title',
  bestSeller: 'cards.bestSeller.title',
  statistics: 'cards.statistics.title',
  revenueReport: 'cards.revenueReport.title',
  figures: 'dashboard.arrange.figures',
  suppliers: 'cards.suppliers.title',
  event: 'cards.event.title',
  orderChannels: 'cards.channels.title',
  goal: 'cards.goal.title',
  transactions: 'cards.transactions.title',
};

interface CardListProps<Id extends DayCard | TrendCard> {
  title: string;
  cards: ReturnType<typeof useCardArrangement<Id>>;
}

function CardList<Id extends DayCard | TrendCard>({
  title,
  cards: { ordered, shown, reorder, setShown },
}: CardListProps<Id>) {
  const { t } = useTranslation();
  const name = (id: DayCard | TrendCard) => t(titles[id]);
  return (
    <Stack gap="px8">
      <Heading level={3}>{title}</Heading>
      <SortableList
        label={title}
        items={ordered.map((id) => ({ id, name: name(id) }))}
        getName={({ name }) => name}
        onReorder={(rows) => reorder(rows.map(({ id }) => id))}
      >
        {({ id, name }) => (
          <Checkbox label={name} checked={shown.includes(id)} onCheckedChange={(isShown) => setShown(id, isShown)} />
        )}
      </SortableList>
    </Stack>
  );
}

/** Moves, hides and shows the cards of the dashboard for the signed-in user. Changes apply immediately. */
export function ArrangeCardsDrawer({ onClose }: ArrangeCardsDrawerProps) {
  const { t } = useTranslation();
  const day = useDayCards();
  const trends = useTrendCards();
  const isArranged = day.isArranged || trends.isArranged;

  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={t('dashboard.arrange.title')}
      description={t('dashboard.arrange.text')}
      size="sm"
      footer={
        <>
          <Button
            variant="plain"
            tone="dark"
            disabledReason={isArranged ? undefined : t('dashboard.arrange.isDefault')}
            onClick={() => {
              day.reset();
              trends.reset();
            }}
          >
            {t('dashboard.arrange.reset')}
          </Button>
          <Button variant="filled" onClick={onClose}>
            {t('dashboard.arrange.done')}
          </Button>
        </>
      }
    >
      <Stack gap="px24">
        <CardList title={t('dashboard.arrange.day')} cards={day} />
        <CardList title={t('dashboard.trends')} cards={trends} />
      </Stack>
    </Drawer>
  );
}

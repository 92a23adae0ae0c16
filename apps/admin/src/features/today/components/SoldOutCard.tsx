import { useCatalogue, useCurrentRestaurant, useEightySix } from '@larder/domain';
import { menuIndexOf, type EightySix } from '@larder/domain/contract';
import { Stack, Text } from '@larder/ui';
import { List } from '@larder/ui/List';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';

/** The items and options that the restaurant can't serve at the moment. */
export function SoldOutCard() {
  const { t } = useTranslation();
  const formats = useFormats();
  const restaurant = useCurrentRestaurant();
  const { data } = useCatalogue('published');
  const index = useMemo(() => data && menuIndexOf(data.catalogue), [data]);
  const nameOf = ({ targetKind, targetId }: EightySix) => index?.[targetKind].get(targetId)?.name ?? targetId;
  const detailOf = ({ mode, remaining, at, note }: EightySix) =>
    [mode === 'countdown' && remaining !== null ? t('today.soldOut.left', { count: remaining }) : '', note]
      .filter(Boolean)
      .join(' · ') || formats.relative(at);
  return (
    <QueryCard
      title={t('today.soldOut.title')}
      query={useEightySix(restaurant?._id ?? 'all')}
      isEmpty={({ entries }) => entries.length === 0}
      emptyText={t('today.soldOut.none')}
    >
      {({ entries }) => (
        <List marker="none" gap="loose">
          {entries.map((entry) => (
            <Stack key={entry.id} gap="px2">
              <Text variant="bodyStrong">
                <bdi>{nameOf(entry)}</bdi>
              </Text>
              <Text variant="caption" tone="muted">
                <bdi>{detailOf(entry)}</bdi>
              </Text>
            </Stack>
          ))}
        </List>
      )}
    </QueryCard>
  );
}

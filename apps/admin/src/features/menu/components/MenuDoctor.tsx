import {
  availability,
  businessDate,
  channels,
  doctorRows,
  momentOf,
  orderTypes,
  wallClock,
  type AvailabilityReason,
} from '@larder/domain/contract';
import { Card, EmptyState, Stack, StatusPill } from '@larder/ui';
import { Select } from '@larder/ui/overlays';
import { Slider } from '@larder/ui/Slider';
import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import type { ItemTab } from '../menuSearch';
import { useAvailabilityText } from '../useAvailabilityText';
import type { LoadedMenu } from '../useMenu';
import * as styles from './Menu.css';
import { ProblemList } from './ProblemList';

const quarter = 15;
const tones = { passed: 'success', failed: 'danger', not_reached: 'secondary' } as const;
/** Tab of the item editor where each availability reason can be fixed. */
const tabOf: Partial<Record<AvailabilityReason, ItemTab>> = {
  not_at_restaurant: 'availability',
  channel_hidden: 'availability',
  outside_daypart: 'availability',
  order_type_off: 'availability',
  no_price: 'prices',
  required_group_short: 'modifiers',
};

/** Explains check by check why an item is on sale or not, on a channel at a given time. Lists all menu problems. */
export function MenuDoctor({ menu }: { menu: LoadedMenu }) {
  const { t } = useTranslation();
  const { draft, place } = menu;
  return (
    <Stack gap="px16">
      {place && <Examination menu={menu} place={place} />}
      <Card padding="none" title={t('menu.problems.title')}>
        {draft.problems.length === 0 ? (
          <EmptyState size="sm" title={t('menu.problems.none')} />
        ) : (
          <ProblemList menu={menu} problems={draft.problems} />
        )}
      </Card>
    </Stack>
  );
}

function Examination({ menu, place }: { menu: LoadedMenu; place: NonNullable<LoadedMenu['place']> }) {
  const { t } = useTranslation();
  const { catalogue, entries, search, show, now, formats } = menu;
  const items = catalogue.items.filter(({ archived }) => !archived);
  const item = items.find(({ id }) => id === search.item) ?? items[0];
  const clock = wallClock(now, place.timeZone);
  const minute = search.at ?? clock.minute - (clock.minute % quarter);
  const channel = search.channel ?? 'pos';
  const orderType = search.orderType ?? 'dine_in';
  const date = businessDate(now, place.timeZone, place.closeOutHour);
  // A time before the close-out hour is on the next calendar day of the business date.
  const at = momentOf(date, minute < place.closeOutHour * 60 ? minute + 1440 : minute, place.timeZone);
  const textOf = useAvailabilityText(menu);
  if (!item) return null;
  const input = { itemId: item.id, channel, orderType, at };
  const result = availability(catalogue, entries, place, input);
  const timeOf = (value: number) => formats.time(momentOf(date, value, place.timeZone));
  return (
    <Card
      title={t('menu.doctor.title', { name: place.name })}
      actions={<StatusPill tone={result.available ? 'success' : 'danger'}>{textOf(item, result, input)}</StatusPill>}
    >
      <Stack gap="px16">
        <div className={styles.pair}>
          <Select
            label={t('menu.kinds.item')}
            searchable
            value={item.id}
            options={items.map(({ id, name }) => ({ value: id, label: name }))}
            onValueChange={(id) => show({ item: id }, true)}
          />
          <Select
            label={t('menu.fields.channel')}
            value={channel}
            options={channels.map((value) => ({ value, label: t(`restaurants.channels.${value}`) }))}
            onValueChange={(value) => show({ channel: value === 'pos' ? undefined : value }, true)}
          />
          <Select
            label={t('menu.fields.orderType')}
            value={orderType}
            options={orderTypes.map((value) => ({ value, label: t(`restaurants.orderTypes.${value}`) }))}
            onValueChange={(value) => show({ orderType: value === 'dine_in' ? undefined : value }, true)}
          />
        </div>
        <Slider
          label={t('menu.doctor.time', { time: timeOf(minute) })}
          showValue={false}
          tooltip="none"
          min={0}
          max={1440 - quarter}
          step={quarter}
          value={minute}
          onValueChange={(value) => show({ at: value }, true)}
        />
        <ol className={styles.plainList} aria-label={t('menu.doctor.checks')}>
          {doctorRows(result).map(({ reason, verdict }) => {
            const tab = tabOf[reason];
            return (
              <li key={reason} className={styles.line} style={{ minBlockSize: 36 }}>
                <span className={styles.lineWords}>{t(`menu.doctor.rows.${reason}`)}</span>
                {verdict === 'failed' && tab && (
                  <Link
                    from="/apps/management/menuManagement"
                    search={(previous) => ({ ...previous, mode: undefined, section: 'all', item: item.id, tab })}
                  >
                    {t('menu.problems.fix')}
                  </Link>
                )}
                <StatusPill tone={tones[verdict]}>{t(`menu.doctor.verdicts.${verdict}`)}</StatusPill>
              </li>
            );
          })}
        </ol>
      </Stack>
    </Card>
  );
}

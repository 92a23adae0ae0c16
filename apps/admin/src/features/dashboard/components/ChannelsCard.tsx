import { useCardAdvance } from '@larder/domain';
import type { CardRange } from '@larder/domain/contract';
import { Icon, Meter, Text, type IconType } from '@larder/ui';
import { Bike, CircleDot, Globe, Monitor, Phone, QrCode, Tablet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { useCardRestaurant } from '../useCardRestaurant';
import * as styles from './ChannelsCard.css';
import { RangeMenu } from './RangeMenu';
import { tile } from './TrendCard.css';

const icons: Record<string, IconType> = {
  monitor: Monitor,
  globe: Globe,
  'qr-code': QrCode,
  bike: Bike,
  phone: Phone,
  tablet: Tablet,
};
const isTone = (color: string): color is keyof typeof tile => Object.hasOwn(tile, color);

/** Orders by channel. */
export function ChannelsCard() {
  const { t } = useTranslation();
  const formats = useFormats();
  const [range, setRange] = useState<CardRange>();
  const query = useCardAdvance('channels', { restaurant: useCardRestaurant(), range });
  const title = t('cards.channels.title');
  return (
    <QueryCard
      title={title}
      actions={
        <RangeMenu
          card={title}
          response={query.data && { last_days: query.data.last_days }}
          range={range}
          onRangeChange={setRange}
        />
      }
      query={query}
      skeletonSize={216}
      isEmpty={({ rows }) => rows.every(({ share }) => share === 0)}
      emptyText={t('cards.channels.none')}
    >
      {({ rows }) => (
        <ul className={styles.rows}>
          {rows.map(({ icon, name, share, color }) => {
            const tone = isTone(color) ? color : 'secondary';
            const label = t(`cards.channels.${name}`, name);
            const written = formats.percent(share / 100, 0);
            return (
              <li key={name} className={styles.row}>
                <span className={tile[tone]}>
                  <Icon as={icons[icon] ?? CircleDot} size={16} />
                </span>
                <div className={styles.texts}>
                  <Text variant="table">{label}</Text>
                  <Meter label={label} value={share} max={100} valueText={written} tone={tone} size="sm" />
                </div>
                <Text variant="bodyStrong" tabular>
                  <bdi dir="ltr">{written}</bdi>
                </Text>
              </li>
            );
          })}
        </ul>
      )}
    </QueryCard>
  );
}

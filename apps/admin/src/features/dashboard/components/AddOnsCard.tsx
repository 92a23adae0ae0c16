import { useCardAdvance } from '@larder/domain';
import { sumOf, type CardAdvance } from '@larder/domain/contract';
import { Checkbox, Figure, Text } from '@larder/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useCardMoney } from '../useCardMoney';
import { useCardRestaurant } from '../useCardRestaurant';
import * as styles from './AddOnsCard.css';

type AddOn = CardAdvance<'add-ons'>['rows'][number];

function AddOnOptions({ rows }: { rows: readonly AddOn[] }) {
  const { t } = useTranslation();
  const money = useCardMoney();
  const [chosen, setChosen] = useState(() => new Set(rows.flatMap(({ id, isOn }) => (isOn ? [id] : []))));
  const total = sumOf(
    rows.filter(({ id }) => chosen.has(id)),
    ({ price }) => price,
  );
  return (
    <>
      <ul className={styles.rows}>
        {rows.map(({ id, title, text, price }) => (
          <li key={id} className={styles.row}>
            <Checkbox
              label={t(`cards.addOns.names.${title}`, title)}
              description={t(`cards.addOns.texts.${title}`, text)}
              checked={chosen.has(id)}
              onChange={({ target }) =>
                setChosen(
                  (before) => new Set(target.checked ? [...before, id] : [...before].filter((one) => one !== id)),
                )
              }
            />
            <Text variant="bodyStrong" tabular>
              <bdi dir="ltr">{money.whole(price)}</bdi>
            </Text>
          </li>
        ))}
      </ul>
      <div className={styles.total} aria-live="polite">
        <Text tone="muted">{t('cards.addOns.total')}</Text>
        <Figure size="card" parts={money.parts(total)} />
      </div>
    </>
  );
}

/** Paid add-ons of the account and the total of the chosen ones. */
export function AddOnsCard() {
  const { t } = useTranslation();
  return (
    <QueryCard
      title={t('cards.addOns.title')}
      query={useCardAdvance('add-ons', { restaurant: useCardRestaurant() })}
      skeletonSize={260}
      isEmpty={({ rows }) => rows.length === 0}
      emptyText={t('cards.addOns.none')}
    >
      {({ rows }) => <AddOnOptions rows={rows} />}
    </QueryCard>
  );
}

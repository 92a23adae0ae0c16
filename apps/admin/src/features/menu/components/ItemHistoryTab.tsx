import { useMenuRevisions } from '@larder/domain';
import { Button, EmptyState, Skeleton } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError';
import { useChangeLabels } from '../useChangeLabels';
import { ChangeLine } from './ChangeLine';
import type { ItemTabProps } from './itemTabProps';
import * as styles from './Menu.css';

/** Published changes of an item, newest first. An earlier value can be put into the draft. */
export function ItemHistoryTab({ menu, fields: { item, save } }: ItemTabProps) {
  const { t } = useTranslation();
  const labels = useChangeLabels(menu);
  const query = useMenuRevisions({ entityId: item.id, perPage: 50 });
  if (query.isError && !query.data) return <LoadError title={t('menu.history.failed')} query={query} />;
  if (!query.data) return <Skeleton blockSize={240} />;
  if (query.data.revisions.length === 0) return <EmptyState size="sm" title={t('menu.history.none')} />;
  return query.data.revisions.map(({ number, publishedAt, changes }) => (
    <div key={number} className={styles.inset}>
      <h3 className={styles.price}>{t('menu.draft.revision', { n: number })}</h3>
      {changes.map((change) => {
        const isField =
          change.op === 'updated' &&
          change.field !== null &&
          (!change.field.includes('.') || change.restaurantId !== null);
        const before = change.restaurantId === null ? change.before : { [change.restaurantId]: change.before };
        return (
          <div key={change.id} className={styles.line}>
            <span className={styles.lineWords}>
              <ChangeLine
                change={change}
                labels={labels}
                by={`${change.by.name} · ${menu.formats.dateTime(publishedAt)}`}
              />
            </span>
            {menu.isEditable && isField && (
              <Button size="sm" onClick={() => save({ [change.field as string]: before })}>
                {t('menu.history.restore')}
              </Button>
            )}
          </div>
        );
      })}
    </div>
  ));
}

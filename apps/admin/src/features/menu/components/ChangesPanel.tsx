import { useDiscardMenuChanges, useMenuChanges, useMenuRevisions } from '@larder/domain';
import { dependantsOf, type MenuRevision } from '@larder/domain/contract';
import { Alert, Button, Card, Checkbox, EmptyState, Skeleton, Stack, StatusPill, Text } from '@larder/ui';
import { Disclosure } from '@larder/ui/Disclosure';
import { ConfirmDialog } from '@larder/ui/overlays';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError';
import { lazyDialog } from '../../../components/lazyDialog';
import { notify } from '../../../lib/notify';
import { useChangeLabels } from '../useChangeLabels';
import type { LoadedMenu } from '../useMenu';
import { useMenuReason } from '../useMenuReason';
import { ChangeList } from './ChangeList';
import * as styles from './Menu.css';
import { ProblemList } from './ProblemList';

const RollBackDialog = lazyDialog(() => import('./RollBackDialog'), 'RollBackDialog');

/** Changes of the draft, to discard or publish, and the published revisions, to compare and roll back to. */
export function ChangesPanel({ menu }: { menu: LoadedMenu }) {
  const { t } = useTranslation();
  const { draft } = menu;
  const blocking = draft.problems.filter(({ severity }) => severity === 'blocking');
  return (
    <Stack gap="px16">
      {blocking.length > 0 && (
        <Card padding="none" title={t('menu.problems.blockingTitle')}>
          <ProblemList menu={menu} problems={blocking} />
        </Card>
      )}
      <DraftChanges menu={menu} />
      <Revisions menu={menu} />
    </Stack>
  );
}

function DraftChanges({ menu }: { menu: LoadedMenu }) {
  const { t } = useTranslation();
  const reason = useMenuReason();
  const labels = useChangeLabels(menu);
  const query = useMenuChanges();
  const { mutateAsync: discard } = useDiscardMenuChanges();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const changes = query.data?.changes ?? [];
  const ids = chosen.filter((id) => changes.some((change) => change.id === id));
  // Discarding the creation of a record also discards the changes that depend on it.
  const dependants = dependantsOf(changes, ids);
  const all = [...ids, ...dependants.map(({ id }) => id)];
  const mayDiscard = menu.mayUpdate && menu.draft.status !== 'scheduled';

  const content = () => {
    if (query.isError && !query.data) return <LoadError title={t('menu.changes.failed')} query={query} />;
    if (!query.data) return <Skeleton blockSize={160} />;
    if (changes.length === 0)
      return <EmptyState size="sm" title={t('menu.changes.empty')} description={t('menu.changes.emptyHint')} />;
    return (
      <ChangeList
        menu={menu}
        changes={changes}
        label={t('menu.changes.title')}
        noteOf={({ by, at }) => `${by.name} · ${menu.formats.dateTime(at)}`}
        renderStart={
          mayDiscard
            ? (change) => (
                <Checkbox
                  aria-label={t('menu.changes.choose', { name: change.entityName, field: labels.fieldOf(change) })}
                  checked={ids.includes(change.id)}
                  onCheckedChange={(isOn) =>
                    setChosen(isOn ? [...ids, change.id] : ids.filter((id) => id !== change.id))
                  }
                />
              )
            : undefined
        }
      />
    );
  };
  return (
    <Card
      title={t('menu.changes.title')}
      actions={
        ids.length > 0 && (
          <Button size="sm" tone="danger" onClick={() => setAsking(true)}>
            {t('menu.changes.discard', { count: all.length })}
          </Button>
        )
      }
    >
      {content()}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('menu.changes.discardTitle', { count: all.length })}
        description={
          dependants.length > 0
            ? t('menu.changes.dependants', {
                names: menu.formats.list([...new Set(dependants.map(({ entityName }) => entityName))]),
              })
            : t('menu.changes.discardText')
        }
        confirmLabel={t('menu.changes.discard', { count: all.length })}
        cancelLabel={t('menu.changes.keep')}
        onConfirm={async () => {
          try {
            await discard({ draftVersion: menu.draft.draftVersion, ids: all });
          } catch (error) {
            throw new Error(reason(error), { cause: error });
          }
          setChosen([]);
          await notify((toast) => void toast.success(t('menu.toasts.discarded', { count: all.length })));
        }}
      />
    </Card>
  );
}

function Revisions({ menu }: { menu: LoadedMenu }) {
  const { t } = useTranslation();
  const reason = useMenuReason();
  const query = useMenuRevisions({ perPage: 50 });
  const [asked, setAsked] = useState<MenuRevision>();
  const content = () => {
    if (query.isError && !query.data)
      return (
        <Alert
          tone="danger"
          title={t('menu.history.failed')}
          action={
            <Button size="sm" onClick={() => void query.refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          {reason(query.error)}
        </Alert>
      );
    if (!query.data) return <Skeleton blockSize={200} />;
    return query.data.revisions.map((revision) => {
      const { number, publishedAt, by, note, changes, rolledBackTo } = revision;
      const isCurrent = number === menu.draft.baseRevision;
      return (
        <div key={number} className={styles.boardRow}>
          <span className={styles.lineWords}>
            <span className={styles.line}>
              <span className={styles.price}>{t('menu.draft.revision', { n: number })}</span>
              {isCurrent && <StatusPill tone="success">{t('menu.history.current')}</StatusPill>}
              {rolledBackTo !== null && <StatusPill>{t('menu.history.rolledBack', { n: rolledBackTo })}</StatusPill>}
            </span>
            <span className={styles.rowNote}>
              {`${by.name} · ${menu.formats.dateTime(publishedAt)}`}
              {note && ` · ${note}`}
            </span>
          </span>
          {menu.mayPublish && !isCurrent && menu.draft.status !== 'scheduled' && (
            <Button
              size="sm"
              aria-label={t('menu.history.rollBackTo', { n: number })}
              onClick={() => setAsked(revision)}
            >
              {t('menu.history.rollBack')}
            </Button>
          )}
          <Disclosure style={{ flexBasis: '100%' }} label={t('menu.history.changed', { count: changes.length })}>
            {changes.length === 0 ? (
              <Text tone="muted">{t('menu.history.first')}</Text>
            ) : (
              <ChangeList menu={menu} changes={changes} noteOf={({ by: author }) => author.name} />
            )}
          </Disclosure>
        </div>
      );
    });
  };
  return (
    <Card padding="none" title={t('menu.history.title')}>
      {content()}
      <Suspense>
        {asked && <RollBackDialog revision={asked} menu={menu} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </Card>
  );
}

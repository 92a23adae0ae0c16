import { useEightySix } from '@larder/domain';
import { minutesOffSale, type EightySix, type EightySixInput } from '@larder/domain/contract';
import { Button, EmptyState, Skeleton, Stack, StatusPill } from '@larder/ui';
import { FilterBar } from '@larder/ui/FilterBar';
import { IconButton, Menu as ActionMenu, MenuItem, SegmentedControl } from '@larder/ui/overlays';
import { SearchField } from '@larder/ui/SearchField';
import { Ellipsis } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError';
import { useShortcuts } from '../../../hooks/useShortcuts';
import { keepFocus } from '../../../lib/keepFocus';
import { useDebouncedText } from '../../../lists/useDebouncedText';
import type { EightySixActions, EightySixTarget } from '../useEightySixActions';
import type { LoadedMenu } from '../useMenu';
import * as styles from './Menu.css';

export interface EightySixBoardProps {
  menu: LoadedMenu;
  eightySix: EightySixActions;
}

const views = ['off', 'onSale', 'history'] as const;
type View = (typeof views)[number];

/**
 * Items and options that are off sale or have a countdown, those on sale, and the history. O takes the focused row off
 * sale, R puts it on sale again.
 */
export function EightySixBoard({ menu, eightySix }: EightySixBoardProps) {
  const { t } = useTranslation();
  const { catalogue, index, entries, search, show } = menu;
  const [view, setView] = useState<View>('off');
  const searchField = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const removeFrom = (row: number) => (remove: () => Promise<void>) =>
    void keepFocus(list.current, row, remove, 'button');
  useShortcuts({ search: () => searchField.current?.focus() });
  const field = useDebouncedText(search.q ?? '', (q) => show({ q: q || undefined }, true));
  const wanted = (search.q ?? '').trim().toLowerCase();
  const matches = (name: string) => name.toLowerCase().includes(wanted);
  const nameOf = ({ targetKind, targetId }: EightySix) => index[targetKind].get(targetId)?.name ?? targetId;
  const targets: EightySixTarget[] = [
    ...catalogue.items.map((item) => ({ ...item, kind: 'item' as const })),
    ...catalogue.options.map((option) => ({ ...option, kind: 'option' as const })),
  ]
    .filter(({ id, archived, name }) => !archived && menu.entryOf(id) === undefined && matches(name))
    .map(({ kind, id, name }) => ({ kind, id, name }));
  const off = entries.filter((entry) => matches(nameOf(entry)));

  const rows = () => {
    if (view === 'history') return <History menu={menu} nameOf={nameOf} matches={matches} />;
    if (view === 'onSale' || (wanted !== '' && off.length === 0)) {
      if (targets.length === 0) return <EmptyState size="sm" illustration="search" title={t('menu.items.noMatches')} />;
      return (
        <ul ref={list} className={styles.plainList} aria-label={t('menu.eightySix.views.onSale')}>
          {targets.map((target, row) => (
            <OnSaleRow
              key={`${target.kind} ${target.id}`}
              {...{ target, menu, eightySix }}
              removeWith={removeFrom(row)}
            />
          ))}
        </ul>
      );
    }
    if (off.length === 0)
      return <EmptyState size="sm" title={t('menu.eightySix.empty')} description={t('menu.eightySix.emptyHint')} />;
    return (
      <ul ref={list} className={styles.plainList} aria-label={t('menu.eightySix.views.off')}>
        {off.map((entry, row) => (
          <OffRow key={entry.id} {...{ entry, menu, eightySix }} name={nameOf(entry)} removeWith={removeFrom(row)} />
        ))}
      </ul>
    );
  };
  return (
    <Stack gap="px12">
      <FilterBar
        endContent={
          <SegmentedControl
            label={t('menu.eightySix.views.label')}
            value={view}
            onValueChange={setView}
            options={views.map((value) => ({ value, label: t(`menu.eightySix.views.${value}`) }))}
          />
        }
      >
        <SearchField ref={searchField} label={t('menu.eightySix.search')} {...field} aria-keyshortcuts="/" />
      </FilterBar>
      <div className={styles.card}>{rows()}</div>
    </Stack>
  );
}

const keyOf = (event: KeyboardEvent) =>
  event.target === event.currentTarget && !event.ctrlKey && !event.metaKey && !event.altKey ? event.code : undefined;

interface RowProps extends EightySixBoardProps {
  /** Runs a change that removes the row from its list. */
  removeWith: (remove: () => Promise<void>) => void;
}

function OnSaleRow({ target, menu, eightySix, removeWith }: RowProps & { target: EightySixTarget }) {
  const { t } = useTranslation();
  const { name, kind } = target;
  const takeOff = (untilRule?: EightySixInput['untilRule'], hours?: number) =>
    removeWith(() => eightySix.takeOff(target, untilRule, hours));
  return (
    <li
      className={styles.boardRow}
      tabIndex={0}
      aria-label={name}
      onKeyDown={(event) => {
        if (menu.may86 && keyOf(event) === 'KeyO') takeOff();
      }}
    >
      <span className={styles.lineWords}>
        <bdi className={styles.price}>{name}</bdi>{' '}
        {kind === 'option' && <span className={styles.rowNote}>{t('menu.kinds.option')}</span>}
      </span>
      {menu.may86 && (
        <>
          <Button size="sm" aria-label={t('menu.eightySix.untilService', { name })} onClick={() => takeOff()}>
            {t('menu.eightySix.rules.end_of_service')}
          </Button>
          <ActionMenu
            label={t('menu.more', { name })}
            placement="bottom end"
            trigger={<IconButton size="sm" icon={Ellipsis} label={t('menu.more', { name })} showTooltip={false} />}
          >
            <MenuItem onAction={() => takeOff('next_business_date')}>
              {t('menu.eightySix.rules.next_business_date')}
            </MenuItem>
            <MenuItem onAction={() => takeOff('hours', 2)}>{t('menu.eightySix.twoHours')}</MenuItem>
            <MenuItem onAction={() => takeOff('manual')}>{t('menu.eightySix.rules.manual')}</MenuItem>
            <MenuItem onAction={() => eightySix.ask(target, 'countdown')}>{t('menu.eightySix.countDownMore')}</MenuItem>
            <MenuItem onAction={() => eightySix.ask(target)}>{t('menu.eightySix.choose')}</MenuItem>
          </ActionMenu>
        </>
      )}
    </li>
  );
}

function OffRow({ entry, name, menu, eightySix, removeWith }: RowProps & { entry: EightySix; name: string }) {
  const { t } = useTranslation();
  const { formats, now } = menu;
  const minutes =
    entry.until === null ? null : Math.max(0, Math.ceil((Date.parse(entry.until) - now.getTime()) / 60_000));
  const restore = () => removeWith(() => eightySix.restore(entry, name));
  return (
    <li
      className={styles.boardRow}
      tabIndex={0}
      aria-label={name}
      onKeyDown={(event) => {
        if (menu.may86 && keyOf(event) === 'KeyR') restore();
      }}
    >
      <span className={styles.lineWords}>
        <bdi className={styles.price}>{name}</bdi>
        <br />
        <span className={styles.rowNote}>
          {[
            t(`menu.eightySix.reasons.${entry.reason}`),
            entry.channels && formats.list(entry.channels.map((channel) => t(`restaurants.channels.${channel}`))),
            entry.note,
            entry.by.name,
            formats.dateTime(entry.at),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <StatusPill tone={entry.mode === 'countdown' && (entry.remaining ?? 0) > 0 ? 'warning' : 'danger'}>
        {entry.mode === 'countdown'
          ? t('menu.eightySix.left', { n: entry.remaining ?? 0 })
          : minutes === null
            ? t('menu.eightySix.rules.manual')
            : t('menu.eightySix.backIn', { time: formats.duration(minutes) })}
      </StatusPill>
      {menu.may86 && (
        <>
          <Button size="sm" aria-label={t('menu.eightySix.returnOf', { name })} onClick={restore}>
            {t('menu.eightySix.return')}
          </Button>
          <Button
            size="sm"
            aria-label={t('menu.eightySix.changeOf', { name })}
            onClick={() => eightySix.ask({ kind: entry.targetKind, id: entry.targetId, name }, entry.mode)}
          >
            {t('menu.eightySix.change')}
          </Button>
        </>
      )}
    </li>
  );
}

interface HistoryProps {
  menu: LoadedMenu;
  nameOf: (entry: EightySix) => string;
  matches: (name: string) => boolean;
}

/** Entries of the last 14 days that have ended. */
function History({ menu: { placeId, formats, now }, nameOf, matches }: HistoryProps) {
  const { t } = useTranslation();
  const query = useEightySix(placeId, true);
  if (query.isError && !query.data) return <LoadError title={t('menu.eightySix.failed')} query={query} />;
  if (!query.data) return <Skeleton blockSize={200} />;
  const ended = query.data.entries.filter((entry) => entry.endedAt !== null && matches(nameOf(entry)));
  if (ended.length === 0) return <EmptyState size="sm" title={t('menu.eightySix.noHistory')} />;
  return (
    <ul className={styles.plainList} aria-label={t('menu.eightySix.views.history')}>
      {ended.map((entry) => (
        <li key={entry.id} className={styles.boardRow}>
          <span className={styles.lineWords}>
            <bdi className={styles.price}>{nameOf(entry)}</bdi>
            <br />
            <span className={styles.rowNote}>
              {[
                t(`menu.eightySix.reasons.${entry.reason}`),
                formats.dateTime(entry.at),
                entry.endedBy === 'auto' ? t('menu.eightySix.auto') : entry.endedBy?.name,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className={styles.price}>{formats.duration(minutesOffSale(entry, now))}</span>
        </li>
      ))}
    </ul>
  );
}

import { Button, PageHeader, StatusPill } from '@larder/ui';
import { FilterChip } from '@larder/ui/FilterChip';
import { IconButton, SegmentedControl, Tabs } from '@larder/ui/overlays';
import { Redo2, Store, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { draftModes, menuModes, type MenuMode } from '../menuSearch';
import type { Menu } from '../useMenu';
import type { MenuEdits } from '../useMenuEdits';
import * as styles from './Menu.css';

export interface MenuHeaderProps {
  menu: Menu;
  edits: MenuEdits;
  onPublish: () => void;
}

/** Title, draft with its actions, and the modes of the page. */
export function MenuHeader({ menu, edits, onPublish }: MenuHeaderProps) {
  const { t } = useTranslation();
  const title = usePageTitle();
  const { draft, search, show, workPlaces, placeId, mode, seesDraft } = menu;
  const modes = menuModes.filter((id) => seesDraft || !draftModes.includes(id));
  const counts: Partial<Record<MenuMode, number>> = {
    eightySix: menu.entries.length,
    doctor: draft?.problems.length,
    changes: draft?.changes,
  };
  return (
    <>
      <PageHeader
        title={title}
        style={{ marginBlockEnd: 0 }}
        description={
          draft
            ? [
                menu.placeName,
                t('menu.draft.revision', { n: draft.baseRevision }),
                seesDraft &&
                  (draft.changes === 0
                    ? t('menu.draft.clean')
                    : t('menu.draft.changes', {
                        count: draft.changes,
                        people: menu.formats.list(draft.people.map(({ name }) => name)),
                      })),
              ]
                .filter(Boolean)
                .join(' · ')
            : '\u00A0'
        }
        actions={
          draft &&
          seesDraft && (
            <>
              {draft.status === 'scheduled' && <StatusPill tone="info">{t('menu.draft.scheduled')}</StatusPill>}
              {menu.isEditable && (
                <>
                  <IconButton
                    icon={Undo2}
                    label={t('menu.undo')}
                    shortcut="Ctrl Z"
                    disabled={!edits.canUndo}
                    onClick={edits.undo}
                  />
                  <IconButton
                    icon={Redo2}
                    label={t('menu.redo')}
                    shortcut="Ctrl Shift Z"
                    disabled={!edits.canRedo}
                    onClick={edits.redo}
                  />
                </>
              )}
              {draft.changes > 0 && mode !== 'changes' && (
                <Button size="bar" onClick={() => show({ mode: 'changes' })}>
                  {t('menu.draft.review')}
                </Button>
              )}
              {menu.mayPublish && draft.status === 'open' && (
                <Button size="bar" variant="filled" onClick={onPublish}>
                  {t('menu.publish.open')}
                </Button>
              )}
            </>
          )
        }
      />
      <div className={styles.bar}>
        <Tabs
          label={t('menu.modes.label')}
          value={mode}
          onValueChange={(next) => show({ mode: next === 'items' ? undefined : next })}
          items={modes.map((id) => ({ id, label: t(`menu.modes.${id}`), count: counts[id] || undefined }))}
        />
        <div className={styles.barEnd}>
          {workPlaces.length > 1 && (
            <FilterChip
              label={t('menu.fields.restaurant')}
              icon={Store}
              anyLabel={menu.placeName}
              value={search.restaurant ?? null}
              options={workPlaces
                .filter(({ _id }) => _id !== placeId || search.restaurant)
                .map(({ _id, name }) => ({ value: _id, label: name }))}
              onValueChange={(restaurant) => show({ restaurant: restaurant ?? undefined })}
            />
          )}
          {mode === 'items' && seesDraft && (
            <SegmentedControl
              label={t('menu.states.label')}
              value={menu.state}
              onValueChange={(state) => show({ state: state === 'published' ? 'published' : undefined })}
              options={(['draft', 'published'] as const).map((value) => ({ value, label: t(`menu.states.${value}`) }))}
            />
          )}
        </div>
      </div>
    </>
  );
}

import { Button } from '@larder/ui';
import { SearchField } from '@larder/ui/SearchField';
import { IconButton, Menu, MenuItem, MenuSection, MenuSeparator, SegmentedControl } from '@larder/ui/overlays';
import { ChevronLeft, ChevronRight, Download, Ellipsis, PanelLeft, Printer, Upload } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebouncedText } from '../../../lists/useDebouncedText';
import { weekNumber } from '../calendarPeriod';
import { calendarViews } from '../calendarSearch';
import type { CalendarPageState } from '../useCalendar';
import type { CalendarLabels } from '../useCalendarLabels';
import * as styles from './Calendar.css';

/** Display settings of the grid. */
export interface GridSettings {
  showsWeekNumbers: boolean;
  showsWeekends: boolean;
}

export interface CalendarToolbarProps {
  page: CalendarPageState;
  labels: CalendarLabels;
  searchField: RefObject<HTMLInputElement | null>;
  settings: GridSettings;
  onSettingsChange: (settings: GridSettings) => void;
  onSidebar: () => void;
  /** Downloads the visible events. */
  onExport: () => void;
  onImport: () => void;
  /** Reason why the user may not import events. */
  importDenial: string | undefined;
}

/** Period, view, search and menu of the calendar. */
export function CalendarToolbar({
  page,
  labels,
  searchField,
  settings,
  onSettingsChange,
  onSidebar,
  onExport,
  onImport,
  importDenial,
}: CalendarToolbarProps) {
  const { t } = useTranslation();
  const { view, date, search, show } = page;
  const field = useDebouncedText(search.q ?? '', (q) => show({ q: q || undefined }, true));
  const chosen = Object.entries(settings).flatMap(([name, isOn]) => (isOn ? [name] : []));
  return (
    <div className={styles.toolbar}>
      <div className={styles.tools}>
        <span className={styles.sidebarButton}>
          <IconButton size="bar" icon={PanelLeft} label={t('calendar.sidebar')} onClick={onSidebar} />
        </span>
        <Button size="bar" aria-keyshortcuts="t" onClick={() => show({ date: undefined })}>
          {t('calendar.today')}
        </Button>
        <IconButton
          size="bar"
          icon={ChevronLeft}
          label={t(`calendar.previous.${view}`)}
          onClick={() => page.step(-1)}
        />
        <IconButton size="bar" icon={ChevronRight} label={t(`calendar.next.${view}`)} onClick={() => page.step(1)} />
      </div>
      <h1 className={styles.heading}>{labels.title(view, page.named)}</h1>
      {view === 'week' && (
        <span className={styles.caption}>{t('calendar.week', { number: weekNumber(page.named.from) })}</span>
      )}
      {page.isElsewhere && (
        <span className={styles.caption} title={labels.zone(date, 'long')}>
          {labels.zone(date, 'short')}
        </span>
      )}
      <div className={styles.end}>
        <SearchField
          {...field}
          ref={searchField}
          className={styles.search}
          label={t('calendar.search')}
          aria-keyshortcuts="/"
        />
        <SegmentedControl
          label={t('calendar.view')}
          options={calendarViews.map((each) => ({ value: each, label: labels.view(each) }))}
          value={view}
          onValueChange={(next) => show({ view: next })}
        />
        <Menu
          label={t('calendar.more')}
          placement="bottom end"
          trigger={<IconButton size="bar" icon={Ellipsis} label={t('calendar.more')} />}
        >
          <MenuItem icon={Printer} onAction={() => window.print()}>
            {t('calendar.print')}
          </MenuItem>
          <MenuItem
            icon={Download}
            disabled={page.occurrences.length === 0}
            description={page.occurrences.length === 0 ? t('calendar.grid.none') : undefined}
            onAction={onExport}
          >
            {t('calendar.export.visible')}
          </MenuItem>
          <MenuItem icon={Upload} disabled={importDenial !== undefined} description={importDenial} onAction={onImport}>
            {t('calendar.import.title')}
          </MenuItem>
          <MenuSeparator />
          <MenuSection
            title={t('calendar.show')}
            selectionMode="multiple"
            selectedKeys={chosen}
            onSelectionChange={(keys) =>
              onSettingsChange({
                showsWeekNumbers: keys === 'all' || keys.has('showsWeekNumbers'),
                showsWeekends: keys === 'all' || keys.has('showsWeekends'),
              })
            }
          >
            <MenuItem id="showsWeekNumbers">{t('calendar.weekNumbers')}</MenuItem>
            <MenuItem id="showsWeekends">{t('calendar.weekends')}</MenuItem>
          </MenuSection>
        </Menu>
      </div>
    </div>
  );
}

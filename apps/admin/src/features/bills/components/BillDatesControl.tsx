import { Button, Stack, Text } from '@larder/ui';
import { IconButton, Menu, MenuItem, MenuSeparator } from '@larder/ui/overlays';
import { CalendarDays, CalendarRange, ChevronLeft, ChevronRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { useFormats } from '../../../hooks/useFormats';
import { useShortcuts } from '../../../hooks/useShortcuts';
import { moveDates, type BillDates } from '../billDates';
import { datePresets, type DatePreset } from '../datePresets';

const BillDatesDialog = lazyDialog(() => import('./BillDatesDialog'), 'BillDatesDialog');

export interface BillDatesControlProps {
  /** The shown dates; undefined while loading. */
  dates: BillDates | undefined;
  /** Current business date; undefined while loading. */
  today: string | undefined;
  /** Error of invalid dates in the URL. The control shows `dates` instead of them. */
  error: string | undefined;
  onChange: (dates: BillDates) => void;
  onPreset: (preset: DatePreset) => void;
}

/** Control for the business dates of the list: presets, a custom range, and buttons for earlier and later dates. */
export function BillDatesControl({ dates, today, error, onChange, onPreset }: BillDatesControlProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const isReady = dates && today;
  const move = (direction: 1 | -1) => isReady && onChange(moveDates(dates, direction, today));
  const hasNext = isReady && dates.to < today;
  useShortcuts({
    previousDay: () => move(-1),
    nextDay: () => hasNext && move(1),
    today: () => onPreset('today'),
  });
  const day = (date: string) => formats.date(date, { weekday: 'short', day: 'numeric', month: 'short' });
  const label = dates
    ? dates.from === dates.to
      ? day(dates.from)
      : `${day(dates.from)} – ${day(dates.to)}`
    : '\u00A0';

  return (
    <Stack gap="px4">
      <Stack direction="row" gap="px4">
        <IconButton
          icon={ChevronLeft}
          size="bar"
          variant="quiet"
          label={t('bills.dates.previous')}
          shortcut="["
          disabled={!isReady}
          onClick={() => move(-1)}
        />
        <Menu
          label={t('bills.dates.label')}
          trigger={
            <Button
              size="bar"
              variant="quiet"
              startIcon={CalendarDays}
              aria-label={`${t('bills.dates.label')}: ${label}`}
            >
              {label}
            </Button>
          }
        >
          {datePresets.map((preset) => (
            <MenuItem key={preset} onAction={() => onPreset(preset)}>
              {t(`bills.dates.${preset}`)}
            </MenuItem>
          ))}
          <MenuSeparator />
          <MenuItem icon={CalendarRange} onAction={() => setOpen(true)}>
            {t('bills.dates.choose')}
          </MenuItem>
        </Menu>
        <IconButton
          icon={ChevronRight}
          size="bar"
          variant="quiet"
          label={t('bills.dates.next')}
          shortcut="]"
          disabled={!hasNext}
          onClick={() => move(1)}
        />
      </Stack>
      {error && (
        <Text variant="caption" tone="danger" role="alert">
          {error}
        </Text>
      )}
      <Suspense>
        {isOpen && isReady && (
          <BillDatesDialog dates={dates} today={today} onChoose={onChange} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </Stack>
  );
}

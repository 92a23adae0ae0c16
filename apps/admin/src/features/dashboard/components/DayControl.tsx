import { addDays } from '@larder/domain/contract';
import { Button, Stack } from '@larder/ui';
import { IconButton, Menu, MenuItem, MenuSeparator } from '@larder/ui/overlays';
import { CalendarDays, CalendarRange, ChevronLeft, ChevronRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { useShortcuts } from '../../../hooks/useShortcuts';

const DayDialog = lazyDialog(() => import('./DayDialog'), 'DayDialog');

export interface DayControlProps {
  /** The shown business date. */
  date: string;
  /** Current business date. */
  today: string;
  /** Called with the chosen date, or undefined for today. */
  onChange: (date: string | undefined) => void;
}

/** Chooses the business date: the previous and the next one, presets, or any date. */
export function DayControl({ date, today, onChange }: DayControlProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isToday = date >= today;
  const show = (next: string) => onChange(next >= today ? undefined : next);
  useShortcuts({
    previousDay: () => show(addDays(date, -1)),
    nextDay: () => !isToday && show(addDays(date, 1)),
    today: () => onChange(undefined),
  });
  const presets = [
    ['yesterday', -1],
    ['weekAgo', -7],
    ['fourWeeksAgo', -28],
  ] as const;

  return (
    <Stack direction="row" gap="px4">
      <IconButton
        label={t('dashboard.previousDay')}
        shortcut="["
        icon={ChevronLeft}
        size="bar"
        onClick={() => show(addDays(date, -1))}
      />
      <Button
        size="bar"
        disabledReason={isToday ? t('dashboard.isToday') : undefined}
        onClick={() => onChange(undefined)}
      >
        {t('dashboard.today')}
      </Button>
      <Menu
        label={t('dashboard.day.menu')}
        trigger={
          <Button
            variant="plain"
            tone="secondary"
            size="bar"
            iconOnly
            startIcon={CalendarDays}
            aria-label={t('dashboard.day.menu')}
          />
        }
      >
        {presets.map(([name, days]) => (
          <MenuItem key={name} onAction={() => show(addDays(today, days))}>
            {t(`dashboard.day.${name}`)}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={CalendarRange} onAction={() => setOpen(true)}>
          {t('dashboard.day.choose')}
        </MenuItem>
      </Menu>
      {isToday ? (
        <Button
          variant="plain"
          tone="secondary"
          size="bar"
          iconOnly
          startIcon={ChevronRight}
          aria-label={t('dashboard.nextDay')}
          disabledReason={t('dashboard.noLaterDay')}
        />
      ) : (
        <IconButton
          label={t('dashboard.nextDay')}
          shortcut="]"
          icon={ChevronRight}
          size="bar"
          onClick={() => show(addDays(date, 1))}
        />
      )}
      <Suspense>
        {isOpen && <DayDialog date={date} today={today} onChoose={show} onClose={() => setOpen(false)} />}
      </Suspense>
    </Stack>
  );
}

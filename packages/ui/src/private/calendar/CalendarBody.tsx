import { ChevronDown, ChevronLeft, ChevronRight, CircleAlert } from 'lucide-react';
import { useContext, type KeyboardEvent } from 'react';
import {
  Button,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarMonthPicker,
  CalendarStateContext,
  CalendarYearPicker,
  RangeCalendarStateContext,
  Text,
  useLocale,
} from 'react-aria-components';
import { text } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import * as field from '../fields/Field.css';
import { TodayContext } from '../locale/today';
import * as styles from './CalendarBody.css';
import { DayCell } from './DayCell';

interface CalendarBodyProps {
  months: number;
  /** Shows selects for month and year. Applies only if one month is shown. */
  showPickers?: boolean;
  /** The day marked as today, ISO. @default the day of the provider, else of the device */
  today?: string;
  /** Error message below the grids. */
  error?: string;
  isRange?: boolean;
}

interface PickProps {
  'aria-label': string;
  value: string | number;
  onChange: (key: string | number | null) => void;
  items: readonly { id: number; formatted: string }[];
}

function Pick({ 'aria-label': label, value, onChange, items }: PickProps) {
  return (
    <span className={styles.pick}>
      <select
        aria-label={label}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {items.map(({ id, formatted }) => (
          <option key={id} value={id} className={styles.option}>
            {formatted}
          </option>
        ))}
      </select>
      <Icon as={ChevronDown} size={14} className={styles.pickIcon} />
    </span>
  );
}

/** Returns the number of selectable years: those within the limits, or 100. */
function usePickableYears() {
  const single = useContext(CalendarStateContext);
  const range = useContext(RangeCalendarStateContext);
  const { minValue, maxValue } = single ?? range ?? {};
  return minValue && maxValue ? maxValue.year - minValue.year + 1 : 100;
}

/** Header, grids and error message of a calendar for one date or a range. */
export function CalendarBody({ months, showPickers, today: given, error, isRange }: CalendarBodyProps) {
  const todayOfProvider = useContext(TodayContext);
  const today = given ?? todayOfProvider?.();
  const { locale } = useLocale();
  const years = usePickableYears();
  // Weekdays have two letters in Latin script. In other scripts, `narrow` is usual and `short` is a whole word.
  const isLatin = new Intl.Locale(locale).maximize().script === 'Latn';
  const state = useContext(CalendarStateContext);
  const rangeState = useContext(RangeCalendarStateContext);
  const calendar = (state ?? rangeState)!;
  // Moves with Home and End within the week (APG), with Ctrl within the month. React Aria's Home and End move within
  // the month.
  const handleHomeAndEnd = (event: KeyboardEvent) => {
    const cell = (event.target as Element).closest('td');
    const isHome = event.key === 'Home';
    if (!cell || (!isHome && event.key !== 'End')) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.ctrlKey) calendar.setFocusedDate(calendar.focusedDate.add({ days: (isHome ? 0 : 6) - cell.cellIndex }));
    else if (isHome) calendar.focusSectionStart();
    else calendar.focusSectionEnd();
  };
  const offsets = Array.from({ length: months }, (_, index) => ({ months: index }));

  return (
    <>
      <div className={styles.header}>
        {showPickers && months === 1 ? (
          <div className={styles.picks}>
            <CalendarMonthPicker format="long">{(picker) => <Pick {...picker} />}</CalendarMonthPicker>
            <CalendarYearPicker visibleYears={years}>{(picker) => <Pick {...picker} />}</CalendarYearPicker>
          </div>
        ) : (
          <div className={styles.titles}>
            {offsets.map((offset) => (
              <CalendarHeading key={offset.months} offset={offset} className={styles.title} />
            ))}
          </div>
        )}
        <span className={styles.navs}>
          <Button slot="previous" className={styles.nav}>
            <Icon as={ChevronLeft} />
          </Button>
          <Button slot="next" className={styles.nav}>
            <Icon as={ChevronRight} />
          </Button>
        </span>
      </div>
      <div className={styles.grids} onKeyDownCapture={handleHomeAndEnd}>
        {offsets.map((offset) => (
          <CalendarGrid
            key={offset.months}
            offset={offset}
            weekdayStyle={isLatin ? 'short' : 'narrow'}
            className={styles.grid}
          >
            <CalendarGridHeader>
              {(day) => (
                <CalendarHeaderCell className={styles.weekday}>{isLatin ? day.slice(0, 2) : day}</CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>{(date) => <DayCell date={date} today={today} isRange={isRange} />}</CalendarGridBody>
          </CalendarGrid>
        ))}
      </div>
      {error && (
        <Text slot="errorMessage" elementType="div" className={cx(text.caption, field.error, styles.error)}>
          <Icon as={CircleAlert} size={14} className={field.noteIcon} />
          {error}
        </Text>
      )}
    </>
  );
}

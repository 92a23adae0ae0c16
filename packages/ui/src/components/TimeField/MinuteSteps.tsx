import { useContext, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { TimeFieldStateContext } from 'react-aria-components';
import { fromTime, snapMinute, stepMinute } from '../../private/locale/dates';
import { FormValue } from '../../private/fields/FormValue';
import { frame } from '../../private/fields/Segments.css';

interface MinuteStepsProps {
  step: number;
  name: string | undefined;
  form: string | undefined;
  disabled: boolean | undefined;
  children: ReactNode;
}

/** Restricts minutes to a step: arrow keys change by it, and typed minutes are rounded on blur. */
export function MinuteSteps({ step, name, form, disabled, children }: MinuteStepsProps) {
  const state = useContext(TimeFieldStateContext)!;
  const minute = state.segments.find(({ type }) => type === 'minute');

  // Runs in the capture phase: React Aria's handler would change the segment by one minute.
  const handleKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined;
    const isMinute = (event.target as HTMLElement).dataset.type === 'minute';
    if (!direction || !isMinute || !minute || state.isReadOnly || event.altKey || event.metaKey || event.ctrlKey)
      return;
    event.preventDefault();
    event.stopPropagation();
    state.setSegment('minute', minute.isPlaceholder ? 0 : stepMinute(minute.value ?? 0, step, direction));
  };
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget) || !minute || minute.isPlaceholder) return;
    const snapped = snapMinute(minute.value ?? 0, step);
    if (snapped !== minute.value) state.setSegment('minute', snapped);
  };
  return (
    <div className={frame} onKeyDownCapture={handleKeyDown} onBlur={handleBlur}>
      {children}
      <FormValue {...{ name, form, disabled, value: state.value && fromTime(state.timeValue) }} />
    </div>
  );
}

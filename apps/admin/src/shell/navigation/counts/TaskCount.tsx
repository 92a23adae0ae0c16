import { useDueTasks } from '@larder/domain';
import { useCountReport, type CountProps } from './useCountReport';

/** Counts overdue tasks and tasks due today. Renders nothing. */
export function TaskCount({ onChange }: CountProps) {
  const due = useDueTasks(true);
  useCountReport('todo', due?.overdue, onChange);
  useCountReport('dueToday', due?.today, onChange);
  return null;
}

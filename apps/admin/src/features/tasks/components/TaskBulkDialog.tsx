import { taskTags, type Task, type TaskTag } from '@larder/domain/contract';
import { Checkbox, Stack } from '@larder/ui';
import { ComboBox } from '@larder/ui/ComboBox';
import { DatePicker } from '@larder/ui/DatePicker';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { useFieldMessage } from '../../../hooks/useFieldMessage';
import { joinDue, splitDue } from '../localDue';
import { withTags, type TagChoices } from '../taskBulk';
import { personKey, personOf } from '../taskPeople';
import { usePeople } from '../usePeople';
import type { TaskActions } from '../useTaskActions';
import type { TaskLabels } from '../useTaskLabels';
import type { TasksPage } from '../useTasksPage';

/** Fields that can be changed for several tasks at once. */
export type BulkField = 'tags' | 'assignee' | 'due';

export interface TaskBulkDialogProps {
  field: BulkField;
  tasks: readonly Task[];
  page: TasksPage;
  actions: TaskActions;
  labels: TaskLabels;
  onClose: () => void;
  /** Called when the changes are sent. */
  onDone: () => void;
}

/** Changes tags, assignee or due date of the selected tasks. A tag that only some of them have is mixed. */
export function TaskBulkDialog({ field, tasks, page, actions, labels, onClose, onDone }: TaskBulkDialogProps) {
  const { t } = useTranslation();
  const message = useFieldMessage();
  const people = usePeople(page.known);
  const [choices, setChoices] = useState<TagChoices>({});
  const [assignee, setAssignee] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const error = isTried ? message('required') : undefined;

  const finish = (work: Promise<unknown> | undefined) => {
    onDone();
    void work;
  };
  const clear = () =>
    finish(
      field === 'due'
        ? actions.change(tasks, 'undated', { dueDate: null })
        : actions.change(tasks, 'unassigned', { assignee: null }),
    );
  const submit = () => {
    setTried(true);
    if (field === 'tags') {
      const changed = tasks.filter((task) => withTags(task.tags, choices) !== task.tags);
      finish(actions.change(changed, 'tagged', (task) => ({ tags: withTags(task.tags, choices) })));
    } else if (field === 'due' && day !== null) {
      // A task with a due time keeps the time.
      finish(actions.change(tasks, 'dated', (task) => ({ dueDate: joinDue(day, splitDue(task.dueDate).time) })));
    } else if (field === 'assignee' && assignee !== null) {
      const person = personOf(people, assignee);
      finish(actions.change(tasks, 'assigned', { assignee: person }));
    }
  };

  const has = (tag: TaskTag) => tasks.filter(({ tags }) => tags.includes(tag)).length;
  return (
    <FormLayer
      kind="question"
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`tasks.bulk.${field}`, { count: tasks.length })}
      saveLabel={t('tasks.bulk.save')}
      {...(field !== 'tags' && { secondary: { label: t(`tasks.bulk.clear.${field}`), onSubmit: clear } })}
      form={{ isDirty: false, isSaving: false, submit }}
    >
      {field === 'tags' && (
        <Stack gap="px8">
          {taskTags.map((tag) => (
            <Checkbox
              key={tag}
              label={labels.tag(tag)}
              checked={choices[tag] ?? has(tag) === tasks.length}
              indeterminate={choices[tag] === undefined && has(tag) > 0 && has(tag) < tasks.length}
              onCheckedChange={(isChecked) => setChoices({ ...choices, [tag]: isChecked })}
            />
          ))}
        </Stack>
      )}
      {field === 'assignee' && (
        <ComboBox
          label={t('tasks.fields.assignee')}
          clearable
          options={people.map((person) => ({ value: personKey(person), label: person.fullName }))}
          value={assignee}
          error={assignee === null ? error : undefined}
          onValueChange={setAssignee}
        />
      )}
      {field === 'due' && (
        <DatePicker
          label={t('tasks.fields.day')}
          clearable
          value={day}
          error={day === null ? error : undefined}
          onValueChange={setDay}
        />
      )}
    </FormLayer>
  );
}

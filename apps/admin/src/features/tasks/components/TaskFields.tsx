import { taskTags, type TaskTag } from '@larder/domain/contract';
import { Checkbox, Grid, GridItem, TextField } from '@larder/ui';
import { ComboBox } from '@larder/ui/ComboBox';
import { DatePicker } from '@larder/ui/DatePicker';
import { RichTextEditor } from '@larder/ui/RichTextEditor';
import { TagField } from '@larder/ui/TagField';
import { TimeField } from '@larder/ui/TimeField';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { personKey } from '../taskPeople';
import type { TaskForm } from '../useTaskForm';
import type { TaskLabels } from '../useTaskLabels';

export interface TaskFieldsProps extends TaskForm {
  labels: TaskLabels;
}

export function TaskFields({ form, people, labels }: TaskFieldsProps) {
  const { t } = useTranslation();
  const { values, set, errorOf } = form;
  const personOptions = useMemo(
    () => people.map((person) => ({ value: personKey(person), label: person.fullName })),
    [people],
  );
  const tagOptions = useMemo(() => taskTags.map((tag) => ({ value: tag, label: labels.tag(tag) })), [labels]);
  return (
    <>
      <TextField
        label={t('tasks.fields.title')}
        required
        dir="auto"
        autoComplete="off"
        value={values.title}
        error={errorOf('title')}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <Grid columns={{ base: 1, sm: 2 }} gap="px16">
        <GridItem span="all">
          <ComboBox
            label={t('tasks.fields.assignee')}
            clearable
            options={personOptions}
            value={values.assignee}
            error={errorOf('assignee')}
            onValueChange={(assignee) => set({ assignee })}
          />
        </GridItem>
        <DatePicker
          label={t('tasks.fields.day')}
          clearable
          value={values.day}
          error={errorOf('dueDate')}
          onValueChange={(day) => set({ day, ...(day === null && { time: null }) })}
        />
        <TimeField
          label={t('tasks.fields.time')}
          value={values.time}
          disabled={!values.day}
          onValueChange={(time) => set({ time })}
        />
      </Grid>
      <TagField
        label={t('tasks.fields.tags')}
        options={tagOptions}
        value={values.tags}
        error={errorOf('tags')}
        onValueChange={(tags) => set({ tags: tags as TaskTag[] })}
      />
      <RichTextEditor
        label={t('tasks.fields.description')}
        value={values.description}
        maxLength={2000}
        error={errorOf('description')}
        onValueChange={(description) => set({ description })}
      />
      <Grid columns={2} gap="px16">
        <Checkbox
          label={t('tasks.fields.isImportant')}
          checked={values.isImportant}
          onCheckedChange={(isImportant) => set({ isImportant })}
        />
        <Checkbox
          label={t('tasks.fields.isCompleted')}
          checked={values.isCompleted}
          onCheckedChange={(isCompleted) => set({ isCompleted })}
        />
      </Grid>
    </>
  );
}

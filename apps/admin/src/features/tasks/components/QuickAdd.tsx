import { parseQuickTask, taskTags, type TaskTag } from '@larder/domain/contract';
import { Button, TextField } from '@larder/ui';
import { Plus } from 'lucide-react';
import { useMemo, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { localInstant } from '../localDue';
import { usePeople } from '../usePeople';
import type { TaskActions } from '../useTaskActions';
import type { TaskLabels } from '../useTaskLabels';
import type { TasksPage } from '../useTasksPage';
import * as styles from './Tasks.css';

const maxTitle = 120;

export interface QuickAddProps {
  page: TasksPage;
  actions: TaskActions;
  labels: TaskLabels;
}

/** Adds a task from one line. While the user types, shows the recognized date, person and tags. */
export function QuickAdd({ page, actions, labels }: QuickAddProps) {
  const { t, i18n } = useTranslation();
  const [line, setLine] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [hasTried, setTried] = useState(false);
  const people = usePeople(page.known);
  const { place, today } = page;
  const tags = useMemo(
    () =>
      taskTags.flatMap((tag): { tag: TaskTag; name: string }[] => [
        { tag, name: labels.tag(tag) },
        { tag, name: tag },
      ]),
    [labels],
  );
  const task = parseQuickTask(line, {
    today,
    languages: [...new Set([i18n.language, 'en'])],
    people,
    tags,
    instantOf: localInstant,
  });
  const error =
    hasTried && line.trim() === ''
      ? t('validation.required')
      : task.title.length > maxTitle
        ? t('validation.maxLength', { count: maxTitle })
        : undefined;
  const understood = [
    task.dueDate && labels.due(task.dueDate),
    task.assignee?.fullName,
    ...(task.tags ?? []).map(labels.tag),
  ].filter(Boolean);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isSaving || line.trim() === '' || task.title.length > maxTitle) return;
    setSaving(true);
    const saved = await actions.create({
      ...task,
      ...(place.filter === 'important' && { isImportant: true }),
      ...(place.tag && { tags: [...new Set([place.tag, ...(task.tags ?? [])])] }),
    });
    setSaving(false);
    // Keep the text of a task that was not saved.
    if (!saved) return;
    setLine('');
    setTried(false);
  };

  return (
    <form data-action-bar className={styles.quickAdd} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        className={styles.quickField}
        label={t('tasks.quickAdd.label')}
        hideLabel
        placeholder={t('tasks.quickAdd.placeholder')}
        description={understood.length > 0 ? understood.join(' · ') : line && t('tasks.quickAdd.hint')}
        error={error}
        dir="auto"
        autoComplete="off"
        value={line}
        onChange={(event) => setLine(event.currentTarget.value)}
      />
      <Button
        type="submit"
        startIcon={Plus}
        loading={isSaving}
        loadingLabel={t('tasks.saving')}
        disabledReason={actions.denial('create')}
      >
        {t('tasks.quickAdd.add')}
      </Button>
    </form>
  );
}

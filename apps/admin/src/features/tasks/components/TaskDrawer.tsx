import type { Task } from '@larder/domain/contract';
import { Alert, Button } from '@larder/ui';
import { ClipboardButton } from '@larder/ui/ClipboardButton';
import { Copy, RotateCcw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConflictAlert } from '../../../components/ConflictAlert';
import { FormLayer } from '../../../components/FormLayer';
import type { TaskActions } from '../useTaskActions';
import { useTaskForm } from '../useTaskForm';
import type { TaskLabels } from '../useTaskLabels';
import type { TasksPage } from '../useTasksPage';
import { TaskFields } from './TaskFields';
import * as styles from './Tasks.css';

export interface TaskDrawerProps {
  /** The task to edit; undefined to add one. */
  task: Task | undefined;
  page: TasksPage;
  actions: TaskActions;
  labels: TaskLabels;
}

/** Adds or edits a task. */
export function TaskDrawer({ task, page, actions, labels }: TaskDrawerProps) {
  const { t } = useTranslation();
  const { form, people } = useTaskForm(task, page);
  const { conflict } = form;
  const close = () => page.show({ task: undefined });
  const denial = actions.denial(task ? 'update' : 'create');
  return (
    <FormLayer
      kind="drawer"
      open
      onOpenChange={close}
      title={t(task ? 'tasks.form.editTitle' : 'tasks.form.newTitle')}
      saveLabel={t(task ? 'tasks.form.save' : 'tasks.form.add')}
      savingLabel={t('tasks.saving')}
      form={form}
    >
      {task && (
        <div className={styles.actions}>
          <Button
            size="sm"
            startIcon={Copy}
            disabledReason={actions.denial('create')}
            onClick={() => void actions.duplicate(task)}
          >
            {t('tasks.actions.duplicate')}
          </Button>
          <ClipboardButton value={window.location.href} label={t('tasks.actions.copyLink')} size="sm" />
          {form.isDirty && (
            <Button size="sm" startIcon={RotateCcw} onClick={form.discard}>
              {t('tasks.form.reset')}
            </Button>
          )}
          {!task.isDeleted && (
            <Button
              size="sm"
              tone="danger"
              startIcon={Trash2}
              disabledReason={actions.denial('delete')}
              onClick={() => {
                close();
                void actions.remove([task]);
              }}
            >
              {t('tasks.actions.delete')}
            </Button>
          )}
        </div>
      )}
      {denial && <Alert tone="info">{denial}</Alert>}
      <ConflictAlert
        conflict={conflict}
        differenceOf={({ name, from, to }) => ({
          label: t(`tasks.fields.${name}`),
          ...(typeof from === 'string' && typeof to === 'string' && name === 'title' && { from, to }),
        })}
      />
      <TaskFields form={form} people={people} labels={labels} />
    </FormLayer>
  );
}

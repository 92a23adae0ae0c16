import { usePublishMenu, useRollBackMenu } from '@larder/domain';
import { localDate } from '@larder/domain/contract';
import { Alert, Text, TextField } from '@larder/ui';
import { DatePicker } from '@larder/ui/DatePicker';
import { RadioGroup } from '@larder/ui/RadioGroup';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { notify } from '../../../lib/notify';
import { publishErrors, publishMoment, type PublishValues } from '../publishing';
import type { LoadedMenu } from '../useMenu';
import { useMenuReason } from '../useMenuReason';
import { PublishedChanges } from './PublishedChanges';
import { ProblemList } from './ProblemList';

export interface PublishDialogProps {
  menu: LoadedMenu;
  onClose: () => void;
}

/**
 * Publishes the draft now or at a chosen time, with a note, and lists what this changes. Undo rolls back to the previous
 * revision and keeps the draft.
 */
export function PublishDialog({ menu, onClose }: PublishDialogProps) {
  const { t } = useTranslation();
  const reason = useMenuReason();
  const { mutateAsync: publish } = usePublishMenu();
  const { mutateAsync: rollBack } = useRollBackMenu();
  const { draft, place, now } = menu;
  const timeZone = place?.timeZone ?? 'UTC';
  const today = localDate(now, timeZone);
  const blocking = draft.problems.filter(({ severity }) => severity === 'blocking');

  const form = useFieldForm<PublishValues>({
    initial: { note: '', when: 'now', publishAt: null },
    validate: (values) => publishErrors(values, now, timeZone),
    send: async (values) => {
      const moment = publishMoment(values, timeZone);
      const response = await publish({
        draftVersion: draft.draftVersion,
        note: values.note.trim(),
        publishAt: moment?.toISOString() ?? null,
      });
      onClose();
      const { revision } = response;
      if (!revision) {
        const time = menu.formats.dateTime(response.draft.publishAt ?? '');
        return notify((toast) => void toast.success(t('menu.toasts.scheduled', { time })));
      }
      const undo = async () => {
        try {
          await rollBack({
            revision: revision.number - 1,
            draftVersion: response.draft.draftVersion,
            discardDraft: false,
            keepDraft: true,
            note: '',
          });
          await notify((toast) => void toast.success(t('menu.toasts.publishUndone', { n: revision.number - 1 })));
        } catch (error) {
          await notify((toast) => void toast.danger(t('menu.toasts.notUndone'), { description: reason(error) }));
        }
      };
      return notify(
        (toast) =>
          void toast.success(t('menu.toasts.published', { n: revision.number }), {
            action: { label: t('changes.undo'), onAction: () => void undo() },
          }),
      );
    },
  });
  const { values, set, errorOf } = form;
  return (
    <FormLayer
      kind="dialog"
      open
      onOpenChange={onClose}
      title={t('menu.publish.title', { count: draft.changes })}
      saveLabel={t(values.when === 'now' ? 'menu.publish.now' : 'menu.publish.schedule')}
      savingLabel={t('menu.publish.publishing')}
      failureTitle={t('menu.publish.failed')}
      form={form}
    >
      {blocking.length > 0 ? (
        <>
          <Alert tone="danger">{t('menu.failures.blocking_problems')}</Alert>
          <ProblemList menu={menu} problems={blocking} />
        </>
      ) : (
        <Text as="p" tone="muted">
          {t('menu.publish.text', { n: draft.baseRevision + 1 })}
        </Text>
      )}
      <TextField
        label={t('menu.fields.note')}
        dir="auto"
        value={values.note}
        error={errorOf('note')}
        onValueChange={(note) => set({ note })}
      />
      <RadioGroup
        label={t('menu.fields.when')}
        value={values.when}
        options={(['now', 'later'] as const).map((value) => ({ value, label: t(`menu.publish.when.${value}`) }))}
        onValueChange={(when) => set({ when: when as PublishValues['when'] })}
      />
      {values.when === 'later' && (
        <DatePicker
          label={t('menu.fields.publishAt')}
          description={t('restaurants.untilHelp', { zone: timeZone })}
          showTime
          min={`${today}T00:00`}
          today={today}
          value={values.publishAt}
          error={errorOf('publishAt')}
          onValueChange={(publishAt) => set({ publishAt })}
        />
      )}
      <PublishedChanges menu={menu} />
    </FormLayer>
  );
}

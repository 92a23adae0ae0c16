import { ledgerCall, useAddOpening, useUpdateOpening } from '@larder/domain';
import {
  copyOfOpening,
  openingEndpoints,
  openingErrors,
  openingFormSchema,
  publishGaps,
  type JobOpening,
  type OpeningForm,
} from '@larder/domain/contract';
import { Alert } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { ConflictAlert } from '../../../components/ConflictAlert';
import { FormLayer } from '../../../components/FormLayer';
import { useRecordForm } from '../../../hooks/useRecordForm';
import { changedValues } from '../../../lib/changedValues';
import { useRecordChange } from '../../../hooks/useUndo';
import { notify } from '../../../lib/notify';
import { schemaErrors, withoutPrefix } from '../../../lib/schemaErrors';
import type { Jobs } from '../useJobs';
import { OpeningFields } from './OpeningFields';

export interface OpeningDrawerProps {
  jobs: Jobs;
  /** The opening to edit; undefined to add one. */
  opening: JobOpening | undefined;
  /** Opening whose values a new one starts with. */
  copied?: JobOpening;
}

/** Adds or edits an opening. An opening that can't be published yet shows what is missing. */
export function OpeningDrawer({ jobs, opening, copied }: OpeningDrawerProps) {
  const { t } = useTranslation();
  const record = useRecordChange();
  const { mutateAsync: add } = useAddOpening();
  const { mutateAsync: update } = useUpdateOpening();
  const restaurantId = jobs.scope === 'all' ? (jobs.restaurants[0]?.id ?? '') : jobs.scope;

  const copy = copied && copyOfOpening(copied, jobs.todayAt(copied.restaurantId));
  const valuesOf = (stored: OpeningForm | undefined = copy): OpeningForm => ({
    restaurantId: stored?.restaurantId ?? restaurantId,
    title: stored?.title ?? '',
    position: stored?.position ?? 'server',
    employment: stored?.employment ?? 'full_time',
    seats: stored?.seats ?? 1,
    description: stored?.description ?? '',
    wage: stored?.wage ?? null,
    managerId: stored?.managerId ?? '',
    userRole: stored?.userRole ?? 'subscriber',
    questions: stored?.questions ?? [],
    closesOn: stored?.closesOn ?? null,
  });
  const form = useRecordForm<JobOpening, OpeningForm>({
    record: opening,
    valuesOf,
    validate: (values, stored) => {
      const errors = schemaErrors(openingFormSchema, values);
      if (Object.keys(errors).length > 0) return errors;
      const currency = jobs.restaurantOf(values.restaurantId)?.currency ?? values.wage?.currency ?? '';
      const today = jobs.todayAt(values.restaurantId);
      return withoutPrefix(
        openingErrors(values, { currency, today, hired: stored?.hired, before: stored }, 'set'),
        'set',
      );
    },
    save: (values, changes, stored) =>
      stored ? update({ id: stored.id, version: stored.version, set: changes }) : add(values),
    onSaved: (saved, previous) => {
      jobs.show({ edit: undefined, ...(!previous && { opening: saved.id }) });
      const values = { title: saved.title };
      if (!previous) {
        void notify((toast) => void toast.success(t('jobs.toasts.openingAdded', values)));
        return;
      }
      const set = changedValues(valuesOf(previous), valuesOf(saved));
      record({
        text: { key: 'jobs.toasts.openingSaved', values },
        calls: [ledgerCall(openingEndpoints.update, { id: saved.id, version: saved.version, set }, saved)],
        reload: ['jobs'],
      });
    },
    prefix: opening ? 'set' : 'opening',
  });
  const { base, conflict } = form;
  const gaps = base?.status === 'draft' ? Object.keys(publishGaps({ ...base, ...form.values })) : [];

  return (
    <FormLayer
      kind="drawer"
      open
      onOpenChange={() => jobs.show({ edit: undefined })}
      title={opening ? t('jobs.openings.editTitle', { title: opening.title }) : t('jobs.openings.newTitle')}
      saveLabel={t(opening ? 'jobs.save' : 'jobs.openings.create')}
      savingLabel={t('jobs.saving')}
      form={form}
    >
      <ConflictAlert
        conflict={conflict}
        differenceOf={({ name, from, to }) => ({
          label: t(`jobs.fields.${name}`),
          ...(typeof to !== 'object' && typeof from !== 'object' && { from: String(from), to: String(to) }),
        })}
      />
      {gaps.length > 0 && (
        <Alert tone="info" title={t('jobs.openings.gaps')}>
          {gaps.map((field) => t(`jobs.fields.${field}`)).join(' · ')}
        </Alert>
      )}
      <OpeningFields form={form} jobs={jobs} hasCandidates={(base?.active ?? 0) + (base?.hired ?? 0) > 0} />
    </FormLayer>
  );
}

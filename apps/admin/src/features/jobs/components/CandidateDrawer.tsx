import { ledgerCall, useAddCandidate, useUpdateCandidate } from '@larder/domain';
import {
  candidateEndpoints,
  candidateErrors,
  candidateFormSchema,
  candidateSources,
  type Candidate,
  type CandidateForm,
  type JobOpening,
} from '@larder/domain/contract';
import { Grid, GridItem, TextField } from '@larder/ui';
import { Select } from '@larder/ui/overlays';
import { Rating } from '@larder/ui/Rating';
import { TagField } from '@larder/ui/TagField';
import { useTranslation } from 'react-i18next';
import { ConflictAlert } from '../../../components/ConflictAlert';
import { FormLayer } from '../../../components/FormLayer';
import { useFormats } from '../../../hooks/useFormats';
import { useRecordForm } from '../../../hooks/useRecordForm';
import { changedValues } from '../../../lib/changedValues';
import { useRecordChange } from '../../../hooks/useUndo';
import { notify } from '../../../lib/notify';
import { schemaErrors, withoutPrefix } from '../../../lib/schemaErrors';
import { useJobLabels } from '../useJobLabels';

export interface CandidateDrawerProps {
  /** The candidate to edit; undefined to add one. */
  candidate: Candidate | undefined;
  opening: JobOpening;
  onClose: () => void;
  /** Called with a new candidate. */
  onAdded?: (candidate: Candidate) => void;
}

type Values = Pick<CandidateForm, 'fullName' | 'email' | 'phone' | 'source' | 'rating' | 'tags'>;

const valuesOf = (candidate: Candidate | undefined): Values => ({
  fullName: candidate?.fullName ?? '',
  email: candidate?.email ?? '',
  phone: candidate?.phone ?? '',
  source: candidate?.source ?? 'walk_in',
  rating: candidate?.rating ?? null,
  tags: candidate?.tags ?? [],
});

/** Adds or edits a candidate of an opening. */
export function CandidateDrawer({ candidate, opening, onClose, onAdded }: CandidateDrawerProps) {
  const { t } = useTranslation();
  const labels = useJobLabels();
  const formats = useFormats();
  const record = useRecordChange();
  const { mutateAsync: add } = useAddCandidate();
  const { mutateAsync: update } = useUpdateCandidate();
  const formOf = (values: Values): CandidateForm => ({
    ...values,
    openingId: opening.id,
    availability: candidate?.availability ?? {},
    answers: candidate?.answers ?? [],
  });
  const form = useRecordForm<Candidate, Values>({
    record: candidate,
    valuesOf,
    validate: (values) => ({
      ...withoutPrefix(candidateErrors({ ...values, answers: [] }, opening, 'form'), 'form'),
      ...schemaErrors(candidateFormSchema, formOf(values)),
    }),
    save: async (values, changes, previous) => {
      const { candidate: saved } = previous
        ? await update({ id: previous.id, version: previous.version, set: changes })
        : await add(formOf(values));
      return saved;
    },
    onSaved: (saved, previous) => {
      onClose();
      const name = saved.fullName;
      if (previous) {
        const set = changedValues(valuesOf(previous), valuesOf(saved));
        record({
          text: { key: 'jobs.toasts.candidateSaved', values: { name } },
          calls: [ledgerCall(candidateEndpoints.update, { id: saved.id, version: saved.version, set }, saved)],
          reload: ['jobs'],
        });
      } else {
        void notify((toast) => void toast.success(t('jobs.toasts.candidateAdded', { name })));
        onAdded?.(saved);
      }
    },
    prefix: candidate ? 'set' : 'candidate',
  });
  const { values, set, errorOf, conflict } = form;
  const text = (field: 'fullName' | 'email' | 'phone') => ({
    label: t(`jobs.fields.${field}`),
    value: values[field],
    error: errorOf(field),
    autoComplete: 'off',
    onChange: (event: { currentTarget: HTMLInputElement }) => set({ [field]: event.currentTarget.value }),
  });
  const valueText = (value: Values[keyof Values]) => (Array.isArray(value) ? formats.list(value) : String(value ?? ''));
  return (
    <FormLayer
      kind="drawer"
      open
      onOpenChange={onClose}
      title={
        candidate
          ? t('jobs.candidates.editTitle', { name: candidate.fullName })
          : t('jobs.candidates.addTitle', { title: opening.title })
      }
      saveLabel={t(candidate ? 'jobs.save' : 'jobs.candidates.add')}
      savingLabel={t('jobs.saving')}
      form={form}
    >
      <ConflictAlert
        conflict={conflict}
        differenceOf={({ name, from, to }) => ({
          label: t(`jobs.fields.${name}`),
          from: valueText(from),
          to: valueText(to),
        })}
      />
      <Grid columns={{ base: 1, sm: 2 }} gap="px16">
        <GridItem span="all">
          <TextField {...text('fullName')} dir="auto" required />
        </GridItem>
        <TextField {...text('email')} dir="ltr" type="email" />
        <TextField {...text('phone')} dir="ltr" type="tel" />
        <Select
          label={t('jobs.fields.source')}
          options={candidateSources.map((value) => ({ value, label: labels.source(value) }))}
          value={values.source}
          onValueChange={(source) => set({ source })}
        />
        <Rating
          label={t('jobs.fields.rating')}
          value={values.rating ?? 0}
          error={errorOf('rating')}
          onValueChange={(rating) => set({ rating: rating || null })}
        />
        <GridItem span="all">
          <TagField
            label={t('jobs.fields.tags')}
            creatable
            max={8}
            value={values.tags}
            error={errorOf('tags') ?? values.tags.map((_, index) => errorOf(`tags.${index}`)).find(Boolean)}
            onValueChange={(tags) => set({ tags })}
          />
        </GridItem>
      </Grid>
    </FormLayer>
  );
}

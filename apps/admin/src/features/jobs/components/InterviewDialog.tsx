import { serverNow, useSaveInterview, useStaff } from '@larder/domain';
import {
  interviewErrors,
  interviewOutcomes,
  minuteOf,
  momentOf,
  saveInterviewSchema,
  wallClock,
  type Candidate,
  type Interview,
  type SaveInterview,
} from '@larder/domain/contract';
import { Grid, GridItem, TextField } from '@larder/ui';
import { DatePicker } from '@larder/ui/DatePicker';
import { Select } from '@larder/ui/overlays';
import { TagField } from '@larder/ui/TagField';
import { TimeField } from '@larder/ui/TimeField';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { notify } from '../../../lib/notify';
import { schemaErrors, withoutPrefix } from '../../../lib/schemaErrors';
import { useJobLabels } from '../useJobLabels';

export interface InterviewDialogProps {
  candidate: Candidate;
  /** The interview to edit; undefined to plan one. */
  interview: Interview | undefined;
  timeZone: string;
  onClose: () => void;
}

interface InterviewValues {
  date: string | null;
  from: string | null;
  to: string | null;
  place: string;
  withIds: readonly (string | number)[];
  outcome: Interview['outcome'];
}

const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Plans or edits an interview. Times are those of the restaurant. */
export function InterviewDialog({ candidate, interview, timeZone, onClose }: InterviewDialogProps) {
  const { t } = useTranslation();
  const labels = useJobLabels();
  const { data: staff = [] } = useStaff({ restaurant: candidate.restaurantId, active: true });
  const { mutateAsync: save } = useSaveInterview();
  const start = interview && wallClock(new Date(interview.startAt), timeZone);
  const end = interview && wallClock(new Date(interview.endAt), timeZone);

  const inputOf = ({ date, from, to, ...values }: InterviewValues): SaveInterview['interview'] => {
    const at = (time: string | null) => (date && time ? momentOf(date, minuteOf(time), timeZone).toISOString() : '');
    return { ...values, id: interview?.id ?? null, withIds: [...values.withIds], startAt: at(from), endAt: at(to) };
  };
  const form = useFieldForm<InterviewValues>({
    initial: {
      date: start?.date ?? null,
      from: start ? timeOf(start.minute) : '14:00',
      to: end ? timeOf(end.minute) : '14:30',
      place: interview?.place ?? '',
      withIds: interview?.with.map(({ id }) => id) ?? [],
      outcome: interview?.outcome ?? 'planned',
    },
    validate: (values) => {
      if (!values.date) return { date: ['required'] };
      if (!values.from) return { startAt: ['required'] };
      if (!values.to) return { endAt: ['required'] };
      const given = inputOf(values);
      const { id, version } = candidate;
      return withoutPrefix(
        {
          ...interviewErrors(given, serverNow()),
          ...schemaErrors(saveInterviewSchema, { id, version, interview: given }),
        },
        'interview',
      );
    },
    send: async (values) => {
      const { warnings } = await save({ id: candidate.id, version: candidate.version, interview: inputOf(values) });
      onClose();
      const busy = warnings.map(({ values: { name } }) => t('jobs.interviews.busy', { name }));
      await notify((toast) =>
        busy.length > 0
          ? void toast.warning(t('jobs.toasts.interviewSaved'), { description: busy.join(' ') })
          : void toast.success(t('jobs.toasts.interviewSaved')),
      );
    },
    prefix: 'interview',
  });
  const { values, set, errorOf } = form;
  return (
    <FormLayer
      kind="dialog"
      open
      onOpenChange={onClose}
      title={t(interview ? 'jobs.interviews.editTitle' : 'jobs.interviews.title', { name: candidate.fullName })}
      saveLabel={t(interview ? 'jobs.save' : 'jobs.interviews.add')}
      savingLabel={t('jobs.saving')}
      form={form}
    >
      <Grid columns={{ base: 1, sm: 3 }} gap="px16">
        <DatePicker
          label={t('jobs.fields.date')}
          required
          value={values.date}
          error={errorOf('date') ?? errorOf('startAt')}
          onValueChange={(date) => set({ date })}
        />
        <TimeField label={t('jobs.fields.from')} required value={values.from} onValueChange={(from) => set({ from })} />
        <TimeField
          label={t('jobs.fields.to')}
          required
          value={values.to}
          error={errorOf('endAt')}
          onValueChange={(to) => set({ to })}
        />
        <GridItem span="all">
          <TagField
            label={t('jobs.fields.with')}
            options={staff.map(({ id, name, position }) => ({
              value: id,
              label: name,
              description: labels.position(position),
            }))}
            value={values.withIds.map(String)}
            onValueChange={(withIds) => set({ withIds })}
          />
        </GridItem>
        <GridItem span="all">
          <TextField
            label={t('jobs.fields.place')}
            dir="auto"
            value={values.place}
            error={errorOf('place')}
            onChange={(event) => set({ place: event.currentTarget.value })}
          />
        </GridItem>
        {interview && (
          <GridItem span="all">
            <Select
              label={t('jobs.fields.outcome')}
              options={interviewOutcomes.map((value) => ({ value, label: labels.outcome(value) }))}
              value={values.outcome}
              onValueChange={(outcome) => set({ outcome })}
            />
          </GridItem>
        )}
      </Grid>
    </FormLayer>
  );
}

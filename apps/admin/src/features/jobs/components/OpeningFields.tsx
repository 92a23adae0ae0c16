import { useSession, useStaff } from '@larder/domain';
import { isRoleAbove, staffPositions, userRoles, type JobOpening, type OpeningForm } from '@larder/domain/contract';
import { Grid, GridItem, TextArea, TextField } from '@larder/ui';
import { DatePicker } from '@larder/ui/DatePicker';
import { NumberField } from '@larder/ui/NumberField';
import { Select } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { useUserLabels } from '../../../entities/users/useUserLabels';
import type { RecordForm } from '../../../hooks/useRecordForm';
import { useJobLabels } from '../useJobLabels';
import type { Jobs } from '../useJobs';
import { OpeningQuestionFields } from './OpeningQuestionFields';
import { OpeningWageFields } from './OpeningWageFields';

export interface OpeningFieldsProps {
  form: RecordForm<JobOpening, OpeningForm>;
  jobs: Jobs;
  /** If true, the opening can't move to another restaurant. */
  hasCandidates: boolean;
}

const employments = ['full_time', 'part_time', 'seasonal'] as const;

export function OpeningFields({ form, jobs, hasCandidates }: OpeningFieldsProps) {
  const { values, set, errorOf } = form;
  const { t } = useTranslation();
  const labels = useJobLabels();
  const userLabels = useUserLabels();
  const { user: self } = useSession();
  const { data: staff = [], isPending } = useStaff({ restaurant: values.restaurantId, active: true });
  const { wage } = values;
  const currency = jobs.restaurantOf(values.restaurantId)?.currency ?? wage?.currency ?? 'USD';
  return (
    <Grid columns={{ base: 1, sm: 2 }} gap="px16">
      <GridItem span="all">
        <TextField
          label={t('jobs.fields.title')}
          required
          dir="auto"
          autoComplete="off"
          value={values.title}
          error={errorOf('title')}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
      </GridItem>
      <GridItem span="all">
        <Select
          label={t('jobs.fields.restaurant')}
          required
          disabled={hasCandidates}
          description={hasCandidates ? t('jobs.openings.restaurantFixed') : undefined}
          options={jobs.restaurants.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.restaurantId}
          error={errorOf('restaurantId')}
          onValueChange={(restaurantId) =>
            set({
              restaurantId,
              managerId: '',
              wage: wage && { ...wage, currency: jobs.restaurantOf(restaurantId)?.currency ?? wage.currency },
            })
          }
        />
      </GridItem>
      <Select
        label={t('jobs.fields.position')}
        options={staffPositions.map((value) => ({ value, label: labels.position(value) }))}
        value={values.position}
        onValueChange={(position) => set({ position })}
      />
      <Select
        label={t('jobs.fields.employment')}
        options={employments.map((value) => ({ value, label: labels.employment(value) }))}
        value={values.employment}
        onValueChange={(employment) => set({ employment })}
      />
      <NumberField
        label={t('jobs.fields.seats')}
        required
        value={values.seats}
        error={errorOf('seats')}
        onValueChange={(seats) => set({ seats: seats as number })}
      />
      <DatePicker
        label={t('jobs.fields.closesOn')}
        clearable
        value={values.closesOn}
        error={errorOf('closesOn')}
        onValueChange={(closesOn) => set({ closesOn })}
      />
      <GridItem span="all">
        <TextArea
          label={t('jobs.fields.description')}
          description={t('jobs.openings.descriptionHelp')}
          dir="auto"
          rows={5}
          value={values.description}
          error={errorOf('description')}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
      </GridItem>
      <OpeningWageFields form={form} currency={currency} />
      <Select
        label={t('jobs.fields.managerId')}
        loading={isPending}
        options={staff.map(({ id, name, position }) => ({
          value: id,
          label: name,
          description: labels.position(position),
        }))}
        value={values.managerId || null}
        error={errorOf('managerId')}
        onValueChange={(managerId) => set({ managerId })}
      />
      <Select
        label={t('jobs.fields.userRole')}
        description={t('jobs.openings.roleHelp')}
        options={userRoles.map((value) => ({
          value,
          label: userLabels.role(value),
          disabled: isRoleAbove(value, self?.role ?? '') && value !== values.userRole,
        }))}
        value={values.userRole}
        error={errorOf('userRole')}
        onValueChange={(userRole) => set({ userRole })}
      />
      <OpeningQuestionFields form={form} />
    </Grid>
  );
}

import { useCandidate, useHireCandidate, useSession } from '@larder/domain';
import {
  hireSchema,
  isRoleAbove,
  userPlans,
  userRoles,
  type Candidate,
  type Hire,
  type JobOpening,
} from '@larder/domain/contract';
import { Alert, Grid, GridItem, TextField } from '@larder/ui';
import { DatePicker } from '@larder/ui/DatePicker';
import { Select } from '@larder/ui/overlays';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { MoneyField } from '../../../components/MoneyField';
import { useUserLabels } from '../../../entities/users/useUserLabels';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { notify } from '../../../lib/notify';
import { schemaErrors, withoutPrefix } from '../../../lib/schemaErrors';
import { suggestedUsername } from '../suggestedUsername';
import type { Jobs } from '../useJobs';
import type { MoveDialogProps } from './MoveStageDialog';

type HireUser = Hire['user'];
interface HireValues extends HireUser {
  wage: number | null;
  startsOn: string | null;
}

/** Hires a candidate with an offer: creates the user account. Cannot be undone. */
export function HireDialog({ question, moves, jobs }: MoveDialogProps & { jobs: Jobs }) {
  const row = question.candidates[0]!;
  const candidate = useCandidate(row.id).data?.candidate;
  const opening = jobs.openings.find(({ id }) => id === row.openingId);
  if (!candidate || !opening) return null;
  return <HireForm {...{ candidate, opening, moves, jobs }} />;
}

interface HireFormProps {
  candidate: Candidate;
  opening: JobOpening;
  moves: MoveDialogProps['moves'];
  jobs: Jobs;
}

const inputOf = ({ wage, startsOn, ...user }: HireValues, { id, version }: Candidate) => ({
  id,
  version,
  user,
  wage: wage as number,
  startsOn: startsOn ?? '',
});

function HireForm({ candidate, opening, moves, jobs }: HireFormProps) {
  const { t } = useTranslation();
  const userLabels = useUserLabels();
  const navigate = useNavigate();
  const { user: self } = useSession();
  const { mutateAsync: hire } = useHireCandidate();
  const { fullName, email, phone, offer } = candidate;
  const currency = offer?.currency ?? opening.wage?.currency ?? 'USD';
  const form = useFieldForm<HireValues>({
    initial: {
      fullName,
      username: suggestedUsername(fullName),
      email,
      contact: phone,
      role: opening.userRole,
      currentPlan: 'basic',
      wage: offer?.wage ?? null,
      startsOn: offer?.startsOn ?? null,
    },
    validate: (values) => withoutPrefix(schemaErrors(hireSchema, inputOf(values, candidate)), 'user'),
    send: async (values) => {
      const { user } = await hire(inputOf(values, candidate));
      moves.close();
      await notify(
        (toast) =>
          void toast.success(t('jobs.toasts.hired', { name: user.fullName, title: opening.title }), {
            action: {
              label: t('jobs.hire.openUser'),
              onAction: () => void navigate({ to: '/apps/user/view/$id', params: { id: String(user.id) } }),
            },
          }),
      );
    },
    prefix: 'user',
  });
  const { values, set, errorOf } = form;
  const text = (field: 'fullName' | 'username' | 'email' | 'contact') => ({
    label: t(`users.fields.${field}`),
    value: values[field],
    error: errorOf(field),
    autoComplete: 'off',
    onChange: (event: { currentTarget: HTMLInputElement }) => set({ [field]: event.currentTarget.value }),
  });
  return (
    <FormLayer
      kind="dialog"
      open
      onOpenChange={moves.close}
      title={t('jobs.hire.title', { name: fullName })}
      saveLabel={t('jobs.hire.confirm')}
      savingLabel={t('jobs.hire.saving')}
      failureTitle={t('jobs.hire.failed')}
      form={form}
    >
      <Alert tone="info">
        {t('jobs.hire.lead', { title: opening.title, restaurant: jobs.nameOf(opening.restaurantId) })}
      </Alert>
      <Grid columns={{ base: 1, sm: 2 }} gap="px16">
        <GridItem span="all">
          <TextField {...text('fullName')} dir="auto" required />
        </GridItem>
        <TextField {...text('username')} dir="ltr" required description={t('users.form.usernameHelp')} />
        <TextField {...text('contact')} dir="ltr" type="tel" />
        <GridItem span="all">
          <TextField {...text('email')} dir="ltr" type="email" required />
        </GridItem>
        <Select
          label={t('users.fields.role')}
          options={userRoles.map((value) => ({
            value,
            label: userLabels.role(value),
            disabled: isRoleAbove(value, self?.role ?? ''),
          }))}
          value={values.role}
          error={errorOf('role')}
          onValueChange={(role) => set({ role })}
        />
        <Select
          label={t('users.fields.currentPlan')}
          options={userPlans.map((value) => ({ value, label: userLabels.currentPlan(value) }))}
          value={values.currentPlan}
          onValueChange={(currentPlan) => set({ currentPlan })}
        />
        <MoneyField
          label={t('jobs.fields.wage')}
          required
          currency={currency}
          suffix={t(`jobs.basis.${offer?.basis ?? 'hour'}`)}
          value={values.wage}
          error={errorOf('wage')}
          onValueChange={(wage) => set({ wage })}
        />
        <DatePicker
          label={t('jobs.fields.startsOn')}
          required
          value={values.startsOn}
          error={errorOf('startsOn')}
          onValueChange={(startsOn) => set({ startsOn })}
        />
      </Grid>
    </FormLayer>
  );
}

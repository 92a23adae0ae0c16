import {
  isRoleAbove,
  roleRank,
  userLanguages,
  userPlans,
  userRoles,
  userStatuses,
  type User,
} from '@larder/domain/contract';
import { languageNames, useSession } from '@larder/domain';
import { Grid, GridItem, TextField } from '@larder/ui';
import { ComboBox } from '@larder/ui/ComboBox';
import { Select } from '@larder/ui/overlays';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useUserLabels } from '../useUserLabels';
import { useFieldMessage } from '../../../hooks/useFieldMessage';
import { CompanyField } from './CompanyField';
import { RestaurantsField } from './RestaurantsField';
import { useCountryOptions } from './useCountryOptions';
import { fieldError, type UserDraft } from './userForm';
import type { UserFormState } from './useUserForm';

export interface UserFieldsProps {
  state: UserFormState;
  user: User | undefined;
  /** Shows the tax ID and the language. */
  showProfileFields: boolean;
}

const optionalFields = new Set<keyof UserDraft>(['contact', 'company', 'country', 'taxId', 'language']);
const values = { role: userRoles, currentPlan: userPlans, status: userStatuses, language: userLanguages } as const;

export function UserFields({ state: { form, errors, rules }, user, showProfileFields }: UserFieldsProps) {
  const { t } = useTranslation();
  const labels = useUserLabels();
  const message = useFieldMessage();
  const { user: self } = useSession();
  const isSelf = user !== undefined && user.id === self?.id;
  const ownRole = self?.role ?? '';

  const known = useCountryOptions();
  const own = user?.country ?? '';
  const isKnown = own === '' || known.some(({ value }) => value === own);
  const countries = isKnown ? known : [{ value: own, label: own }, ...known];
  const texts = (field: keyof UserDraft) => ({
    label: t(`users.fields.${field}`),
    error: errors[field] && message(fieldError(errors[field].message)),
    requiredMark: !optionalFields.has(field),
  });
  const labelsOf = { ...labels, language: (value: string) => languageNames[value as keyof typeof languageNames] };
  const isClosed = (field: keyof typeof values, value: string) =>
    (field === 'status' && isSelf && value === 'inactive') ||
    // Users cannot assign a role above their own.
    (field === 'role' && isRoleAbove(value, ownRole) && value !== user?.role);

  const choice = (field: keyof typeof values, help?: string) => (
    <Controller
      control={form.control}
      name={field}
      render={({ field: { ref, value, onChange, onBlur } }) => (
        <Select
          {...texts(field)}
          ref={ref}
          description={help}
          value={value}
          onValueChange={onChange}
          onBlur={onBlur}
          options={values[field].map((option) => ({
            value: option,
            label: labelsOf[field](option),
            disabled: isClosed(field, option),
          }))}
        />
      )}
    />
  );

  const country = (
    <Controller
      control={form.control}
      name="country"
      render={({ field: { ref, value, onChange, onBlur } }) => (
        <ComboBox
          {...texts('country')}
          ref={ref}
          value={value || null}
          onValueChange={(next) => onChange(next ?? '')}
          onBlur={onBlur}
          options={countries}
        />
      )}
    />
  );

  return (
    <Grid columns={{ base: 1, sm: 2 }} gap="px16">
      <GridItem span="all">
        <TextField {...texts('fullName')} dir="auto" autoComplete="off" {...form.register('fullName')} />
      </GridItem>
      <GridItem span="all">
        <TextField
          {...texts('username')}
          description={t('users.form.usernameHelp')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('username', rules('username'))}
        />
      </GridItem>
      <GridItem span="all">
        <TextField
          {...texts('email')}
          type="email"
          dir="ltr"
          autoComplete="off"
          {...form.register('email', rules('email'))}
        />
      </GridItem>
      <GridItem span="all">
        <TextField
          {...texts('contact')}
          type="tel"
          dir="ltr"
          description={t('users.form.contactHelp')}
          autoComplete="off"
          {...form.register('contact')}
        />
      </GridItem>
      <CompanyField control={form.control} {...texts('company')} />
      {country}
      <GridItem span="all">{choice('role', roleRank(ownRole) > 0 ? t('users.form.roleHelp') : undefined)}</GridItem>
      <RestaurantsField control={form.control} {...texts('restaurantIds')} />
      {choice('currentPlan')}
      {choice('status', isSelf ? t('users.form.ownStatus') : undefined)}
      {showProfileFields && <TextField {...texts('taxId')} dir="ltr" autoComplete="off" {...form.register('taxId')} />}
      {showProfileFields && choice('language')}
    </Grid>
  );
}

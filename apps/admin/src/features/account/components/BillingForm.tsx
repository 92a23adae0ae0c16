import { useUpdateUserDetails } from '@larder/domain';
import { rule, type FieldErrors, type UserDetails } from '@larder/domain/contract';
import { Card, Grid, TextField } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { AddressFields } from '../../../entities/users/details/AddressFields';
import { addressErrors } from '../../../entities/users/details/addressErrors';
import { schemaErrors } from '../../../lib/schemaErrors';
import { SectionForm } from './SectionForm';

const schema = z.object({
  company: z.string().check(rule.trimmed, rule.required, rule.maxLength(120)),
  email: z.string().check(rule.trimmed, rule.required, rule.email),
  phone: z.string().check(rule.trimmed, rule.phoneIfFilled),
});
const billingFields = ['company', 'email', 'phone', 'taxId', 'vatId'] as const;
const addressFields = ['line1', 'city', 'state', 'postcode', 'country'] as const;

const addressOf = ({ addresses }: UserDetails) => addresses.find(({ isBilling }) => isBilling);

function valuesOf(details: UserDetails) {
  const { company, email, phone, taxId, vatId } = details.billing;
  const { line1 = '', city = '', state = '', postcode = '', country = '' } = addressOf(details) ?? {};
  return { company, email, phone, taxId, vatId, line1, city, state, postcode, country };
}
type Values = ReturnType<typeof valuesOf>;

const pick = <Field extends keyof Values>(changes: Partial<Values>, fields: readonly Field[]) =>
  Object.fromEntries(
    fields.flatMap((field) => (changes[field] === undefined ? [] : [[field, changes[field]]])),
  ) as Partial<Pick<Values, Field>>;

function errorsOf(values: Values): FieldErrors {
  const hasAddress = addressFields.some((field) => values[field].trim() !== '');
  return { ...schemaErrors(schema, values), ...(hasAddress && addressErrors(values)) };
}

/** A form for the company, tax numbers and address on invoices. */
export function BillingForm({ name, details }: { name: string; details: UserDetails }) {
  const { t } = useTranslation();
  const { mutateAsync: update } = useUpdateUserDetails();
  const id = details.userId;

  const save = async (changes: Partial<Values>, stored: UserDetails): Promise<UserDetails> => {
    let saved = stored;
    const billing = pick(changes, billingFields);
    if (Object.keys(billing).length > 0) {
      saved = (await update({ id, section: 'billing', data: billing, version: saved.version })).details;
    }
    const changed = pick(changes, addressFields);
    if (Object.keys(changed).length > 0) {
      const address = addressOf(saved);
      const { line1, city, state, postcode, country } = { ...valuesOf(saved), ...changed };
      const data = address
        ? { update: { id: address.id, ...changed } }
        : {
            add: { kind: 'office' as const, contactName: name, line1, city, state, postcode, country, isBilling: true },
          };
      saved = (await update({ id, section: 'addresses', data, version: saved.version })).details;
    }
    return saved;
  };
  return (
    <SectionForm name="billing" record={details} valuesOf={valuesOf} validate={errorsOf} save={save}>
      {(form, field) => (
        <Card title={t('users.detail.address.title')}>
          <Grid columns={{ base: 1, sm: 2 }} gap="px16">
            <TextField {...field('company')} dir="auto" autoComplete="organization" requiredMark />
            <TextField {...field('email')} type="email" dir="ltr" autoComplete="email" requiredMark />
            <TextField {...field('taxId')} dir="ltr" />
            <TextField {...field('vatId')} dir="ltr" />
            <TextField {...field('phone')} type="tel" dir="ltr" autoComplete="tel" />
            <AddressFields values={form.values} set={form.set} errorOf={form.errorOf} />
          </Grid>
        </Card>
      )}
    </SectionForm>
  );
}

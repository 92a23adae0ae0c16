import { GridItem, TextField } from '@larder/ui';
import { Select } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '../form/useCountryOptions';

type Field = 'line1' | 'line2' | 'city' | 'state' | 'postcode' | 'country';

export interface AddressFieldsProps {
  values: Record<Exclude<Field, 'line2'>, string> & { line2?: string };
  set: (changes: Partial<Record<Field, string>>) => void;
  errorOf: (field: Field) => string | undefined;
  /** Marks the fields of a complete address as required. @default false */
  required?: boolean;
}

/** Fields of an address, as cells of a grid. The second line is shown if it has a value. */
export function AddressFields({ values, set, errorOf, required = false }: AddressFieldsProps) {
  const { t } = useTranslation();
  const countries = useCountryOptions();
  const field = (name: Exclude<Field, 'country'>) => ({
    label: t(`account.fields.${name}`),
    value: values[name] ?? '',
    error: errorOf(name),
    requiredMark: required && name !== 'state' && name !== 'line2',
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  return (
    <>
      <GridItem span="all">
        <TextField {...field('line1')} dir="auto" autoComplete="address-line1" />
      </GridItem>
      {values.line2 !== undefined && (
        <GridItem span="all">
          <TextField {...field('line2')} dir="auto" autoComplete="address-line2" />
        </GridItem>
      )}
      <TextField {...field('postcode')} dir="ltr" autoComplete="postal-code" />
      <TextField {...field('city')} dir="auto" autoComplete="address-level2" />
      <TextField {...field('state')} dir="auto" autoComplete="address-level1" />
      <Select
        label={t('account.fields.country')}
        value={values.country || null}
        error={errorOf('country')}
        requiredMark={required}
        onValueChange={(country) => set({ country })}
        options={countries}
      />
    </>
  );
}

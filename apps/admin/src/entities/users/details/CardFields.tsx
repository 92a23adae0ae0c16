import { cardBrand } from '@larder/domain/contract';
import { Grid, GridItem, TextField } from '@larder/ui';
import { InputMask } from '@larder/ui/InputMask';
import { useTranslation } from 'react-i18next';
import * as styles from './UserDetail.css';

/** Details of a payment card, as entered. */
export interface CardValues {
  number: string;
  holder: string;
  expiry: string;
  cvc: string;
}

export const emptyCard: CardValues = { number: '', holder: '', expiry: '', cvc: '' };

export interface CardFieldsProps {
  form: {
    values: CardValues;
    set: (changes: Partial<CardValues>) => void;
    errorOf: (field: string) => string | undefined;
  };
  /** Shows only the details that a stored card can change. @default false */
  isStored?: boolean;
}

/** Fields of a payment card. */
export function CardFields({ form: { values, set, errorOf }, isStored = false }: CardFieldsProps) {
  const { t } = useTranslation();
  const field = (key: keyof CardValues) => ({
    label: t(`users.detail.payments.fields.${key}`),
    value: values[key],
    error: errorOf(key),
    requiredMark: true,
    onValueChange: (value: string) => set({ [key]: value }),
  });
  const brand = cardBrand(values.number);
  return (
    <Grid columns={{ base: 1, sm: 2 }} gap="px16">
      {!isStored && (
        <GridItem span="all">
          <InputMask
            {...field('number')}
            mask={{ kind: 'card' }}
            autoComplete="cc-number"
            endContent={
              values.number !== '' && (
                <span className={styles.brand} data-brand={brand}>
                  {brand === 'Card' ? t('users.detail.payments.card') : brand}
                </span>
              )
            }
          />
        </GridItem>
      )}
      <GridItem span="all">
        <TextField {...field('holder')} dir="auto" autoComplete="cc-name" />
      </GridItem>
      <InputMask
        {...field('expiry')}
        mask={{ kind: 'blocks', blocks: [2, 2], delimiter: '/' }}
        placeholder="MM/YY"
        autoComplete="cc-exp"
      />
      {!isStored && <SecurityCodeField {...field('cvc')} />}
    </Grid>
  );
}

export interface SecurityCodeFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
}

/** The security code of a card, which is never stored. */
export function SecurityCodeField(field: SecurityCodeFieldProps) {
  const { t } = useTranslation();
  return (
    <InputMask
      {...field}
      requiredMark
      mask={{ kind: 'blocks', blocks: [4] }}
      placeholder="123"
      description={t('users.detail.payments.cvcHelp')}
      autoComplete="cc-csc"
    />
  );
}

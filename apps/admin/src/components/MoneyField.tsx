import { currencyDecimals } from '@larder/domain/contract';
import { NumberField, type NumberFieldProps } from '@larder/ui/NumberField';

export interface MoneyFieldProps extends Omit<NumberFieldProps, 'value' | 'onValueChange' | 'format' | 'defaultValue'> {
  /** Amount in minor units; null if empty. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** ISO 4217 code. Determines the currency symbol and the number of decimals. */
  currency: string;
}

export function MoneyField({ value, onValueChange, currency, ...field }: MoneyFieldProps) {
  const unit = 10 ** currencyDecimals(currency);
  return (
    <NumberField
      steppers="none"
      {...field}
      format={{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }}
      value={value === null ? null : value / unit}
      onValueChange={(next) => onValueChange(next === null ? null : Math.round(next * unit))}
    />
  );
}

import { wholeRate } from '@larder/domain/contract';
import { NumberField, type NumberFieldProps } from '@larder/ui/NumberField';

export interface RateFieldProps extends Omit<NumberFieldProps, 'value' | 'onValueChange' | 'format' | 'defaultValue'> {
  /** Rate as in the contract: 100,000 is 100%. Null if empty. */
  value: number | null;
  onValueChange: (value: number | null) => void;
}

const format = { style: 'percent', maximumFractionDigits: 3 } as const;

/** A field for a percentage with up to three decimals. */
export function RateField({ value, onValueChange, ...field }: RateFieldProps) {
  return (
    <NumberField
      steppers="none"
      {...field}
      format={format}
      value={value === null ? null : value / wholeRate}
      onValueChange={(next) => onValueChange(next === null ? null : Math.round(next * wholeRate))}
    />
  );
}

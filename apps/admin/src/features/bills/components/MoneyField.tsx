import { TextField } from '@larder/ui';

export interface MoneyFieldProps {
  label: string;
  description?: string;
  required?: boolean;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
}

/** Field for an amount, as text: parse it with `parseMoney`. */
export function MoneyField({ required, ...field }: MoneyFieldProps) {
  return <TextField {...field} requiredMark={required} inputMode="decimal" dir="ltr" autoComplete="off" />;
}

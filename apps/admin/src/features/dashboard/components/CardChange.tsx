import { Delta } from '@larder/ui';
import { useFormats } from '../../../hooks/useFormats';
import { deltaOf } from '../deltaOf';

export interface CardChangeProps {
  /** Change in `unit`; `null` if there is no previous period. */
  value: number | null;
  /** Unit of the change. @default 'percent' */
  unit?: 'percent' | 'number';
}

/** Change of a figure from the previous period. Renders nothing without a previous period. */
export function CardChange({ value, unit = 'percent' }: CardChangeProps) {
  const formats = useFormats();
  if (value === null) return null;
  return (
    <Delta text={unit === 'percent' ? formats.signedPercent(value / 100) : formats.signed(value)} {...deltaOf(value)} />
  );
}

import { useAbility } from '@larder/domain';
import { Button, Stack, TextField } from '@larder/ui';
import { Popover } from '@larder/ui/overlays';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../../hooks/useFieldMessage';
import { useFormats } from '../../../hooks/useFormats';
import { accountCurrency } from '../../../lib/accountMoney';
import { amountError, parseAmount } from '../changeAmountRules';

export interface ChangeAmountProps {
  /** Verb and object, such as "Change budget". */
  label: string;
  /** Name of the field, such as "Budget". */
  field: string;
  /** Current amount in major units. */
  value: number;
  /** ISO 4217 code of the amount. @default the account currency */
  currency?: string | undefined;
  /** Called with a valid amount. */
  onChange: (value: number) => void;
}

/** A popover form for one amount of money. Renders nothing if the user may not change it. */
export function ChangeAmount({ label, field, value, currency = accountCurrency, onChange }: ChangeAmountProps) {
  const { t } = useTranslation();
  const mayChange = useAbility().can('update', 'dashboard');
  const message = useFieldMessage();
  const formats = useFormats();
  const sign = formats.moneyParts(0, currency).find(({ type }) => type === 'currency')?.value;
  const [text, setText] = useState<string>();
  const [isChecked, setIsChecked] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  if (!mayChange) return null;

  const written = text ?? formats.number(value);
  const error = isChecked ? amountError(written) : undefined;
  const open = (next: boolean) => {
    setIsOpen(next);
    setText(undefined);
    setIsChecked(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (amountError(written)) return;
    open(false);
    onChange(parseAmount(written));
  };

  return (
    <Popover
      label={label}
      placement="bottom end"
      open={isOpen}
      onOpenChange={open}
      trigger={
        <Button variant="plain" tone="secondary" size="sm">
          {label}
        </Button>
      }
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="px12">
          <TextField
            label={field}
            prefix={sign}
            inputMode="decimal"
            autoComplete="off"
            tabular
            required
            value={written}
            error={message(error)}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Stack direction="row" gap="px8" justify="end">
            <Button variant="plain" size="sm" onClick={() => open(false)}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" variant="filled" size="sm">
              {label}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Popover>
  );
}

import { toMinor } from '@larder/domain/contract';
import { useMemo } from 'react';
import { useFormats } from '../../hooks/useFormats';
import { accountCurrency } from '../../lib/accountMoney';

/** Formats amounts of invoices, in minor (`money`) and major units (`majorMoney`) of the account currency. */
export function useInvoiceMoney() {
  const formats = useFormats();
  return useMemo(() => {
    const money = (minor: number) => formats.money(minor, accountCurrency);
    return { money, majorMoney: (major: number) => money(toMinor(major)) };
  }, [formats]);
}

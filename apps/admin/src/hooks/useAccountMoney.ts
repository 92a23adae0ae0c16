import { toMinor } from '@larder/domain/contract';
import { useMemo } from 'react';
import { accountCurrency } from '../lib/accountMoney';
import { useFormats } from './useFormats';

/** Formats amounts in the account currency, given in minor (`money`) or major units (`majorMoney`). */
export function useAccountMoney() {
  const formats = useFormats();
  return useMemo(() => {
    const money = (minor: number) => formats.money(minor, accountCurrency);
    return { money, majorMoney: (major: number) => money(toMinor(major)) };
  }, [formats]);
}

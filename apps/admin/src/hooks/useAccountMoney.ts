import { toMinor } from '@larder/domain/contract';
import { useMemo } from 'react';
import { accountCurrency } from '../lib/accountMoney';
import { useFormats } from './useFormats';

/** Returns functions that format minor units (`money`) and major units (`majorMoney`) of the account currency. */
export function useAccountMoney() {
  const formats = useFormats();
  return useMemo(() => {
    const money = (minor: number) => formats.money(minor, accountCurrency);
    return { money, majorMoney: (major: number) => money(toMinor(major)) };
  }, [formats]);
}

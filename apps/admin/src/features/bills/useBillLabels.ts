import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns labels of the values of a bill. Unknown values are returned unchanged. */
export function useBillLabels() {
  const { t } = useTranslation();
  return useMemo(() => {
    const label = (group: string) => (value: string) => t(`bills.${group}.${value}`, { defaultValue: value });
    return {
      status: label('statuses'),
      flag: label('flags'),
      channel: label('channels'),
      orderType: label('orderTypes'),
      payment: label('paymentTypes'),
      loss: label('lossKinds'),
      reason: label('reasons'),
    };
  }, [t]);
}

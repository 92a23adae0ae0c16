import { useFormats } from '../../hooks/useFormats';
import { accountCurrency, minorOf } from '../../lib/accountMoney';

/** Returns functions that format the amounts of a card, which are in major units of its currency. */
export function useCardMoney(currency = accountCurrency) {
  const formats = useFormats();
  const minor = (major: number) => minorOf(major, currency);
  return {
    /** Converts to minor units, for charts. */
    minor,
    /** Formats minor units without decimals. */
    wholeMinor: (amount: number) => formats.money(amount, currency, { whole: true }),
    compactMinor: (amount: number) => formats.compactMoney(amount, currency),
    whole: (major: number) => formats.money(minor(major), currency, { whole: true }),
    exact: (major: number) => formats.money(minor(major), currency),
    signed: (major: number) => formats.signedMoney(minor(major), currency),
    compact: (major: number) => formats.compactMoney(minor(major), currency),
    parts: (major: number) => formats.moneyParts(minor(major), currency, { whole: true }),
  };
}

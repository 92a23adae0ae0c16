import type { PaymentDetails } from '@larder/domain/contract';
import { Text } from '@larder/ui';
import { ClipboardButton } from '@larder/ui/ClipboardButton';
import { lazyModule, lazyNamed } from '@larder/ui/lazy';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './InvoiceSheet.css';
import { useAccountMoney } from '../../hooks/useAccountMoney';

const QrCode = lazyNamed(
  lazyModule(() => import('../../components/QrCode')),
  'QrCode',
);

interface InvoicePayToProps {
  details: PaymentDetails;
  /** Amount to pay, minor units. */
  due: number;
}

/** Formats an IBAN in groups of four characters, as on bank statements. */
const groups = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The bank account for payments, with buttons that copy its details. */
export function InvoicePayTo({ details, due }: InvoicePayToProps) {
  const { t } = useTranslation();
  const { money } = useAccountMoney();
  const facts = [
    { name: 'totalDue', text: money(due), copied: (due / 100).toFixed(2) },
    { name: 'bankName', text: details.bankName },
    { name: 'country', text: details.country },
    { name: 'iban', text: groups(details.iban), copied: details.iban },
    { name: 'swiftCode', text: details.swiftCode, copied: details.swiftCode },
  ];
  return (
    <div className={styles.party}>
      <Text as="div" variant="caption" tone="muted">
        {t('invoices.sheet.payTo')}
      </Text>
      <dl className={styles.account}>
        {facts.map(({ name, text, copied }) => (
          <div key={name}>
            <dt>{t(`invoices.sheet.${name}`)}</dt>
            <dd>
              <bdi dir="ltr">{text}</bdi>
              {copied && (
                <ClipboardButton
                  iconOnly
                  size="sm"
                  variant="plain"
                  value={copied}
                  label={t('invoices.sheet.copy', { what: t(`invoices.sheet.${name}`) })}
                  className={styles.copy}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export interface InvoicePayCodeProps extends InvoicePayToProps {
  /** Invoice number, used as the payment reference. */
  number: number;
  /** Name of the payee. */
  name: string;
}

/** QR code with the payment details as text. */
export function InvoicePayCode({ details, due, number, name }: InvoicePayCodeProps) {
  const { t } = useTranslation();
  const { money } = useAccountMoney();
  const title = t('invoices.sheet.title', { number });
  const text = [name, details.bankName, details.iban, details.swiftCode, money(due), title].join('\n');
  return (
    <div className={styles.payCode}>
      <div className={styles.code}>
        <Suspense>
          <QrCode value={text} label={t('invoices.sheet.qr')} />
        </Suspense>
      </div>
      <Text as="p" variant="caption" tone="muted">
        <strong>{t('invoices.sheet.scan')}</strong>
        <br />
        {t('invoices.sheet.scanNote')}
      </Text>
    </div>
  );
}

import { lineNet, type InvoiceLine } from '@larder/domain/contract';
import { Text } from '@larder/ui';
import { PlainTable } from '@larder/ui/PlainTable';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import * as styles from './InvoiceSheet.css';
import { useAccountMoney } from '../../hooks/useAccountMoney';

export interface InvoiceLinesProps {
  lines: readonly InvoiceLine[];
}

/** The lines of an invoice. Line totals are after the discount and before tax. */
export function InvoiceLines({ lines }: InvoiceLinesProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { money, majorMoney } = useAccountMoney();
  const percent = (value: number) => formats.percent(value / 100, 3);
  const quantity = (value: number) => formats.number(value, { maximumFractionDigits: 3 });
  return (
    <PlainTable caption={t('invoices.sheet.lines')} hideCaption className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('invoices.fields.item')}</th>
          {['cost', 'qty', 'discount', 'tax', 'sum'].map((field) => (
            <th key={field} scope="col" data-number="" data-wide={field === 'sum' ? undefined : ''}>
              {t(`invoices.fields.${field}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <bdi>{line.item}</bdi>
              <Text as="div" variant="caption" tone="muted" className={styles.narrowFigures}>
                {[
                  `${quantity(line.qty)} × ${majorMoney(line.cost)}`,
                  line.discount !== 0 && `${t('invoices.fields.discount')} ${percent(line.discount)}`,
                  line.tax !== 0 && `${t('invoices.fields.tax')} ${percent(line.tax)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              {line.text && (
                <Text as="div" variant="caption" tone="muted">
                  <bdi>{line.text}</bdi>
                </Text>
              )}
            </th>
            <td data-number="" data-wide="">
              {majorMoney(line.cost)}
            </td>
            <td data-number="" data-wide="">
              {quantity(line.qty)}
            </td>
            <td data-number="" data-wide="" data-quiet={line.discount === 0 ? '' : undefined}>
              {percent(line.discount)}
            </td>
            <td data-number="" data-wide="" data-quiet={line.tax === 0 ? '' : undefined}>
              {percent(line.tax)}
            </td>
            <td data-number="">
              <strong>{money(lineNet(line))}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

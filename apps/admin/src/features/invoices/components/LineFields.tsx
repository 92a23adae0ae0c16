import { useAbility } from '@larder/domain';
import type { Product } from '@larder/domain/contract';
import { TextField } from '@larder/ui';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountMoney } from '../../../hooks/useAccountMoney';
import { LazyField } from '../../../components/LazyField';
import { pickers } from '../invoiceFields';
import { numberText, typedLineSum, type LineValues } from '../invoiceValues';
import * as styles from './InvoiceForm.css';

export interface LineFieldsProps {
  line: LineValues;
  /** Path of the line in the form, such as `lines.0`. */
  path: string;
  language: string;
  errorOf: (path: string) => string | undefined;
  onChange: (changes: Partial<LineValues>) => void;
}

const numeric = { inputMode: 'decimal', dir: 'ltr', autoComplete: 'off', tabular: true, required: true } as const;

/** The fields of a line, with its sum. */
export function LineFields({ line, path, language, errorOf, onChange }: LineFieldsProps) {
  const { t } = useTranslation();
  const { money } = useAccountMoney();
  const sumId = useId();
  const chosen = useRef<string>(undefined);
  const mayReadProducts = useAbility().can('read', 'product');
  const field = (name: 'item' | 'text' | 'cost' | 'qty' | 'discount' | 'tax') => ({
    label: t(`invoices.fields.${name}`),
    // The error summary focuses a field by its name.
    name: `${path}.${name}`,
    value: line[name],
    error: errorOf(`${path}.${name}`),
  });
  const typed = (name: 'text' | 'cost' | 'qty' | 'discount' | 'tax') => ({
    ...field(name),
    onValueChange: (text: string) => onChange({ [name]: text }),
  });
  const item = {
    ...field('item'),
    required: true,
    onValueChange: (text: string) => {
      // Choosing a product also calls this with the product's name.
      if (text === chosen.current) return;
      chosen.current = undefined;
      onChange({ item: text, productId: undefined });
    },
  };
  const takeProduct = ({ id, name, price }: Product) => {
    chosen.current = name;
    onChange({ item: name, productId: id, ...(price !== undefined && { cost: numberText(price, language, 2) }) });
  };
  const plain = <TextField {...item} dir="auto" autoComplete="off" />;
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        {mayReadProducts ? (
          <LazyField onDemand module={pickers} placeholder={plain}>
            {({ ProductPicker }) => <ProductPicker {...item} onProduct={takeProduct} />}
          </LazyField>
        ) : (
          plain
        )}
        <TextField {...typed('text')} dir="auto" autoComplete="off" />
      </div>
      <TextField {...typed('cost')} {...numeric} />
      <TextField {...typed('qty')} {...numeric} />
      <TextField {...typed('discount')} {...numeric} required={false} suffix="%" />
      <TextField {...typed('tax')} {...numeric} required={false} suffix="%" />
      <div className={styles.sum}>
        <span id={sumId} className={styles.sumLabel}>
          {t('invoices.fields.sum')}
        </span>
        <output aria-labelledby={sumId} className={styles.sumValue}>
          {money(typedLineSum(line, language))}
        </output>
      </div>
    </div>
  );
}

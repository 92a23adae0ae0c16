import { useLanguage } from '@larder/domain';
import {
  currencyDecimals,
  parseMoney,
  parseNumber,
  previewPrices,
  priceEndings,
  priceOps,
  priceSteps,
  type FieldErrors,
  type MenuItem,
  type PriceCell,
  type PriceColumn,
  type PriceRounding,
  type PriceStep,
} from '@larder/domain/contract';
import { Icon, Text } from '@larder/ui';
import { NumberField } from '@larder/ui/NumberField';
import { SegmentedControl, Select } from '@larder/ui/overlays';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { MoneyField } from '../../../components/MoneyField';
import { useFieldForm, type FieldForm } from '../../../hooks/useFieldForm';
import { currencyOf } from '../priceSheet';
import type { LoadedMenu } from '../useMenu';
import type { MenuEdits } from '../useMenuEdits';
import * as styles from './Menu.css';

export interface ChangePricesDialogProps {
  menu: LoadedMenu;
  edits: MenuEdits;
  columns: readonly { column: PriceColumn; name: string }[];
  /** Items that match the filters. */
  items: readonly MenuItem[];
  /** Cells that are selected in the sheet. */
  selected: readonly PriceCell[];
  onClose: () => void;
}

interface Values {
  scope: string;
  kind: 'rate' | 'amount';
  /** A ratio, such as 0.05 for 5%. */
  rate: number | null;
  amount: number | null;
  rounding: string;
}

/**
 * Changes many prices by a percentage or an amount, with rounding and a preview. The change is one batch with one undo.
 */
export function ChangePricesDialog({ menu, edits, columns, items, selected, onClose }: ChangePricesDialogProps) {
  const { t } = useTranslation();
  const { formats } = menu;
  const cellsOf = (scope: string): readonly PriceCell[] => {
    const target = columns[Number(scope)];
    return target ? items.map((item) => ({ item, column: target.column })) : selected;
  };
  const stepsOf = ({ scope, kind, rate, amount, rounding }: Values) => {
    const [how = 'none', size = '0'] = rounding.split(' ');
    const rule: PriceRounding =
      how === 'step'
        ? { kind: 'step', step: Number(size) }
        : how === 'ending'
          ? { kind: 'ending', ending: Number(size) }
          : { kind: 'none' };
    const change = kind === 'rate' ? { kind, rate: Math.round((rate ?? 0) * 100_000) } : { kind, amount: amount ?? 0 };
    return previewPrices(cellsOf(scope), change, rule);
  };
  const form = useFieldForm<Values>({
    initial: {
      scope: selected.length > 1 ? 'selection' : '0',
      kind: 'rate',
      rate: null,
      amount: null,
      rounding: 'none',
    },
    validate: (values): FieldErrors => {
      if (values[values.kind] === null) return { [values.kind]: ['required'] };
      return stepsOf(values).length === 0 ? { [values.kind]: ['noPriceChange'] } : {};
    },
    send: async (values) => {
      const steps = stepsOf(values);
      await edits.commit(priceOps(steps), t('menu.sheet.changed', { count: steps.length }));
      onClose();
    },
    prefix: 'ops.0.set',
  });
  const { values, set } = form;
  const [typed, setTyped] = useState<string>();
  const { language } = useLanguage();
  const first = cellsOf(values.scope)[0];
  const currency = first ? currencyOf(first.column) : 'USD';
  const isMixed = new Set(cellsOf(values.scope).map(({ column }) => currencyOf(column))).size > 1;
  const decimals = currencyDecimals(currency);
  const typedSize = (text: string) => {
    if (values.kind === 'amount') return parseMoney(text, currency, language);
    const percent = parseNumber(text.replace(/[%٪]/, ''), language);
    return percent === null ? null : percent / 100;
  };
  const steps = stepsOf(typed === undefined ? values : { ...values, [values.kind]: typedSize(typed) });
  const major = (minor: number) => formats.money(minor, currency);
  const roundings = [
    { value: 'none', label: t('menu.sheet.rounding.none') },
    ...priceSteps(decimals).map((step) => ({
      value: `step ${step}`,
      label: t('menu.sheet.rounding.step', { amount: major(step) }),
    })),
    ...(decimals === 2 ? priceEndings : []).map((ending) => ({
      value: `ending ${ending}`,
      label: t('menu.sheet.rounding.ending', { ending: `.${String(ending).padStart(2, '0')}` }),
    })),
  ];
  return (
    <FormLayer
      kind="dialog"
      open
      onOpenChange={onClose}
      title={t('menu.sheet.changeBy')}
      saveLabel={t('menu.sheet.apply', { count: steps.length })}
      savingLabel={t('menu.saving')}
      form={form}
    >
      <Select
        label={t('menu.sheet.scope')}
        searchable={false}
        value={values.scope}
        options={[
          ...(selected.length > 1
            ? [{ value: 'selection', label: t('menu.sheet.selection', { count: selected.length }) }]
            : []),
          ...columns.map(({ name }, index) => ({ value: String(index), label: name })),
        ]}
        onValueChange={(scope) => set({ scope })}
      />
      <SegmentedControl
        label={t('menu.sheet.kind')}
        value={values.kind}
        options={(['rate', 'amount'] as const).map((value) => ({
          value,
          label: t(`menu.sheet.kinds.${value}`),
          disabled: value === 'amount' && isMixed,
        }))}
        onValueChange={(kind) => set({ kind })}
      />
      {/* The field reports its number on blur. The preview must not change then: a click would miss the button. */}
      <div onInput={({ target }) => setTyped((target as HTMLInputElement).value)} onBlur={() => setTyped(undefined)}>
        <SizeField
          form={form}
          currency={currency}
          onChange={(size) => {
            setTyped(undefined);
            set(size);
          }}
        />
      </div>
      <Select
        label={t('menu.sheet.round')}
        searchable={false}
        value={values.rounding}
        options={roundings}
        onValueChange={(rounding) => set({ rounding })}
      />
      <Preview steps={steps} formats={formats} />
    </FormLayer>
  );
}

interface SizeFieldProps {
  form: FieldForm<Values>;
  currency: string;
  onChange: (size: Partial<Values>) => void;
}

/** Field for the price change, as a percentage or an amount. */
function SizeField({ form: { values, errorOf }, currency, onChange }: SizeFieldProps) {
  const { t } = useTranslation();
  return values.kind === 'rate' ? (
    <NumberField
      label={t('menu.sheet.rate')}
      required
      steppers="none"
      format={{ style: 'percent', maximumFractionDigits: 2, signDisplay: 'exceptZero' }}
      value={values.rate}
      error={errorOf('rate')}
      onValueChange={(rate) => onChange({ rate })}
    />
  ) : (
    <MoneyField
      label={t('menu.sheet.amount')}
      required
      currency={currency}
      value={values.amount}
      error={errorOf('amount')}
      onValueChange={(amount) => onChange({ amount })}
    />
  );
}

/** The first prices before and after the change. Its height is fixed, so that the buttons don't move. */
function Preview({ steps, formats }: { steps: readonly PriceStep[]; formats: LoadedMenu['formats'] }) {
  const { t } = useTranslation();
  return (
    <>
      <Text as="p">{t('menu.sheet.preview', { count: steps.length })}</Text>
      <ul className={styles.plainList} style={{ blockSize: 220, overflow: 'auto' }}>
        {steps.slice(0, 100).map(({ item, column, before, after }) => (
          <li
            key={`${item.id} ${column.kind} ${column.kind === 'base' ? column.currency : column.place.id}`}
            className={styles.line}
          >
            <bdi className={styles.lineWords}>{item.name}</bdi>
            <bdi className={styles.before}>{formats.money(before, currencyOf(column))}</bdi>
            <Icon as={ArrowRight} size={14} />
            <bdi className={styles.after}>{formats.money(after, currencyOf(column))}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}

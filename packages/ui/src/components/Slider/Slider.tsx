import type { ReactNode, Ref } from 'react';
import { Label, Slider as AriaSlider, SliderFill, SliderOutput, SliderTrack } from 'react-aria-components';
import { checkProps } from '../../private/dom/checkProps';
import { tabular, text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import type { FieldTexts } from '../../private/fields/fieldTexts';
import * as field from '../../private/fields/Field.css';
import { FieldHeader } from '../../private/fields/FieldHeader';
import { FieldNotes } from '../../private/fields/FieldNotes';
import { useFieldIds } from '../../private/fields/useFieldIds';
import { hiddenName } from '../../private/fields/widgetFieldProps';
import { useControlledState } from '../../private/hooks/useControlledState';
import { FieldLocale } from '../../private/locale/FieldLocale';
import { inputStrings } from '../../private/strings/inputStrings';
import { useStrings } from '../../private/strings/strings';
import { SliderThumb } from './SliderThumb';
import { SliderMarks, type SliderMark } from './SliderMarks';
import * as styles from './Slider.css';
import { thumbText } from './thumbText';

/** A number, or both ends of a range. */
export type SliderValue = number | readonly [number, number];

export interface SliderProps<V extends SliderValue = number> extends FieldTexts {
  /** The value (controlled): a number, or both ends of a range. */
  value?: V;
  /** The initial value (uncontrolled). A range requires it or `value`. @default `min` */
  defaultValue?: V;
  /** Called with the new value at every step of a thumb. */
  onValueChange?: (value: V) => void;
  /** Called with the value at the end of an interaction, for work that is too expensive at every step. */
  onValueCommit?: (value: V) => void;
  /** Lowest value. @default 0 */
  min?: number;
  /** Highest value. @default 100 */
  max?: number;
  /** Step between values. @default 1 */
  step?: number;
  /** Number format of the values. @default a decimal number */
  format?: Intl.NumberFormatOptions;
  /** Marks on the track, with optional labels. @default [] */
  marks?: readonly SliderMark[];
  /** Direction of the track. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /**
   * Shows the value above its thumb. `auto` shows it while dragged, focused or hovered.
   * @default 'none', or 'auto' if `showValue` is false
   */
  tooltip?: 'auto' | 'always' | 'none';
  /** Shows the value at the end of the label line. @default true, or false if `tooltip` shows the value */
  showValue?: boolean;
  /** Value at which the fill starts, such as 0 between −10 and 10. @default `min` */
  origin?: number;
  /** Accessible names of the two thumbs of a range. @default "From" and "To", localized */
  thumbLabels?: readonly [string, string];
  /** Name in form data, or a pair of names for a range. */
  name?: string | readonly [string, string];
  /** If true, the value can't be changed and is not submitted. @default false */
  disabled?: boolean;
  /** If true, the value can't be changed. @default false */
  readOnly?: boolean;
  /** If true, shows the "required" mark. A slider always has a value. @default false */
  required?: boolean;
  /** Class of the root element. */
  className?: string;
  /** ID of the group element. */
  id?: string;
  /** Content before the track, such as an icon for low values. */
  startContent?: ReactNode;
  /** Content after the track, such as an icon for high values. */
  endContent?: ReactNode;
  /** Ref to the first thumb. */
  ref?: Ref<HTMLInputElement>;
}

type RangeValue<V> = V extends number ? unknown : { value: V } | { defaultValue: V };

/** A field for an approximate value or range between two limits. */
export function Slider<V extends SliderValue = number>(props: SliderProps<V> & RangeValue<V>): ReactNode;
export function Slider<V extends SliderValue = number>({
  label,
  hideLabel,
  labelEndContent,
  description,
  error,
  required,
  requiredMark = required,
  value: given,
  defaultValue,
  onValueChange,
  onValueCommit,
  min = 0,
  max = 100,
  step = 1,
  format,
  marks = [],
  orientation = 'horizontal',
  tooltip: wished,
  showValue = wished === undefined || wished === 'none',
  origin,
  thumbLabels,
  name,
  disabled = false,
  readOnly = false,
  className,
  id,
  startContent,
  endContent,
  ref,
  ...rest
}: SliderProps<V>) {
  checkProps('numbers', 'Slider', { min, max, step });
  checkProps('within', 'Slider', { value: given, defaultValue, min, max });
  const strings = useStrings(inputStrings);
  const ids = useFieldIds(id, { description, error });
  const tooltip = wished ?? (showValue ? 'none' : 'auto');
  const hasHeader = Boolean(!hideLabel || labelEndContent || showValue);
  const [value, change] = useControlledState<SliderValue, V>(given, defaultValue ?? min, onValueChange);
  const isRange = Array.isArray(value);
  const names = thumbLabels ?? [strings.from, strings.to];
  const formNames = typeof name === 'string' ? [name] : name;
  const give = (handler?: (given: V) => void) => (next: number | number[]) => handler?.(next as unknown as V);

  return (
    <FieldLocale of="numbers">
      <AriaSlider
        {...rest}
        id={ids.control}
        isDisabled={disabled}
        aria-label={hiddenName({ label, hideLabel })}
        aria-describedby={ids.describedBy}
        value={value as number | number[]}
        onChange={give(readOnly ? undefined : change)}
        onChangeEnd={give(readOnly ? undefined : onValueCommit)}
        minValue={min}
        maxValue={max}
        step={step}
        formatOptions={format}
        orientation={orientation}
        className={cx(field.root, styles.root[orientation], className)}
      >
        {hasHeader && (
          <FieldHeader
            as={Label}
            {...{ label, hideLabel, requiredMark }}
            labelEndContent={
              <>
                {labelEndContent}
                {showValue && (
                  <SliderOutput className={cx(text.caption, tabular, styles.output)}>
                    {({ state }) => [...new Set(state.values.map((_, index) => thumbText(state, index)))].join('–')}
                  </SliderOutput>
                )}
              </>
            }
          />
        )}
        <div className={styles.line[orientation]}>
          {startContent}
          <SliderTrack
            className={cx(
              styles.track,
              (tooltip === 'always' || (tooltip === 'auto' && hasHeader)) && styles.roomAbove,
              marks.some((mark) => mark.label) && styles.named,
            )}
          >
            <span className={styles.rail} />
            <SliderFill
              offset={origin}
              className={cx(styles.fill, !isRange && origin === undefined && styles.fromEnd)}
            />
            <SliderMarks marks={marks} origin={origin} />
            {Array.from({ length: isRange ? 2 : 1 }, (_, index) => (
              <SliderThumb
                key={index}
                index={index}
                name={formNames?.[index]}
                label={isRange ? names[index] : undefined}
                describedBy={ids.describedBy}
                tooltip={tooltip}
                invalid={Boolean(error)}
                disabled={disabled}
                readOnly={readOnly}
                ref={index === 0 ? ref : undefined}
              />
            ))}
          </SliderTrack>
          {endContent}
        </div>
        <FieldNotes {...{ ids, description, error }} />
      </AriaSlider>
    </FieldLocale>
  );
}

import type { ReactNode, Ref } from 'react';
import { Label, Slider as AriaSlider, SliderFill, SliderOutput, SliderTrack } from 'react-aria-components';
import { tabular, text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import type { FieldTexts } from '../../private/fields/fieldTexts';
import * as field from '../../private/fields/Field.css';
import { FieldHead } from '../../private/fields/FieldHead';
import { FieldNotes } from '../../private/fields/FieldNotes';
import { useFieldIds } from '../../private/fields/useFieldIds';
import { hiddenName } from '../../private/fields/widgetFieldProps';
import { FieldLocale } from '../../private/locale/FieldLocale';
import { inputStrings } from '../../private/strings/inputStrings';
import { useStrings } from '../../private/strings/strings';
import { SliderKnob } from './SliderKnob';
import { SliderMarks, type SliderMark } from './SliderMarks';
import * as styles from './Slider.css';
import { thumbText } from './thumbText';

/** One number, or the two ends of a range. */
export type SliderValue = number | readonly [number, number];

export interface SliderProps<V extends SliderValue = number> extends FieldTexts {
  /** The number, or both ends of a range. */
  value?: V;
  /** The value at first, where the slider is not controlled. @default the lower end, for a range both ends */
  defaultValue?: V;
  /** Called while a knob moves. */
  onValueChange?: (value: V) => void;
  /** Called once a knob is let go or a key is released: for work that is too heavy for every step. */
  onValueCommit?: (value: V) => void;
  /** Lower end. @default 0 */
  min?: number;
  /** Upper end. @default 100 */
  max?: number;
  /** Between two values. @default 1 */
  step?: number;
  /** How values are written. @default plain, as the locale has it */
  format?: Intl.NumberFormatOptions;
  /** Places that have a name; they are pressed to go there. */
  marks?: readonly SliderMark[];
  /** Direction of the line. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** The value over its knob: while it is held, focused or pointed at, always, or never. @default 'none', 'auto' without `showValue` */
  tooltip?: 'auto' | 'always' | 'none';
  /** The value at the end of the label line. @default true unless it stands over the knob */
  showValue?: boolean;
  /** Where the fill starts, such as 0 between −10 and 10. @default the lower end */
  origin?: number;
  /** Names of the two knobs of a range. @default "From" and "To" in the reader's language */
  thumbLabels?: readonly [string, string];
  /** Name in a form, of the two ends of a range a pair. */
  name?: string | readonly [string, string];
  /** Shows the value and takes none. @default false */
  disabled?: boolean;
  /** Class of the root element. */
  className?: string;
  /** Id of the group. */
  id?: string;
  /** Before the track: an icon for little. */
  startContent?: ReactNode;
  /** After the track: an icon for much. */
  endContent?: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** A place between two ends, or a stretch between them, where about right is right. */
export function Slider<V extends SliderValue = number>({
  label,
  hideLabel,
  labelEndContent,
  description,
  error,
  requiredMark,
  value,
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
  disabled,
  className,
  id,
  startContent,
  endContent,
  ...rest
}: SliderProps<V>) {
  const strings = useStrings(inputStrings);
  const ids = useFieldIds(id, { description, error });
  const tooltip = wished ?? (showValue ? 'none' : 'auto');
  const hasHead = Boolean(!hideLabel || labelEndContent || showValue);
  const isRange = Array.isArray(value ?? defaultValue);
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
        value={value as number | number[] | undefined}
        defaultValue={value === undefined ? ((defaultValue ?? min) as number | number[]) : undefined}
        onChange={give(onValueChange)}
        onChangeEnd={give(onValueCommit)}
        minValue={min}
        maxValue={max}
        step={step}
        formatOptions={format}
        orientation={orientation}
        className={cx(field.root, styles.root[orientation], className)}
      >
        {hasHead && (
          <FieldHead
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
              (tooltip === 'always' || (tooltip === 'auto' && hasHead)) && styles.roomAbove,
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
              <SliderKnob
                key={index}
                index={index}
                name={formNames?.[index]}
                label={isRange ? names[index] : undefined}
                describedBy={ids.describedBy}
                tooltip={tooltip}
                invalid={Boolean(error)}
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

import type { ComponentType, ReactNode, Ref } from 'react';
import { fireEvent, screen, userEvent } from 'storybook/test';
import { Autocomplete } from '../Autocomplete/Autocomplete';
import { Checkbox } from '../Checkbox/Checkbox';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup';
import { ColorSwatches } from '../ColorSwatches/ColorSwatches';
import { ComboBox } from '../ComboBox/ComboBox';
import { DateField } from '../DateField/DateField';
import { DatePicker } from '../DatePicker/DatePicker';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker';
import { FileUploader } from '../FileUploader/FileUploader';
import { InputMask } from '../InputMask/InputMask';
import { NumberField } from '../NumberField/NumberField';
import { OTPField } from '../OTPField/OTPField';
import { PasswordField } from '../PasswordField/PasswordField';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper';
import { RadioCards } from '../RadioCards/RadioCards';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { Rating } from '../Rating/Rating';
import { RichTextEditor } from '../RichTextEditor/RichTextEditor';
import { SearchField } from '../SearchField/SearchField';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { Select } from '../Select/Select';
import { Slider } from '../Slider/Slider';
import { Switch } from '../Switch/Switch';
import { TagField } from '../TagField/TagField';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import { TimeField } from '../TimeField/TimeField';
import { ToggleButtonGroup } from '../ToggleButtonGroup/ToggleButtonGroup';

/** Props that every field accepts. */
export interface FieldProps {
  label: string;
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
  required?: boolean;
  description?: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLElement>;
  onBlur?: () => void;
}

export interface FieldCase {
  Field: ComponentType<FieldProps & Record<string, unknown>>;
  /** Names of the props for value, initial value and change handler. @default value, defaultValue, onValueChange */
  props?: readonly [value: string, initial: string, onChange: string];
  /** Initial value. */
  value: unknown;
  /** Entries of the form data: initially, and after `change`. */
  data: readonly [from: readonly string[], to: readonly string[]];
  /** Keys that change the value of the focused control, or a function that changes it. */
  change: string | ((control: HTMLElement) => unknown);
  /** If true, the field has no visible label, mark or error message. */
  hasNoLine?: boolean;
}

const options = ['Alder', 'Birch', 'Cedar'].map((label) => ({ value: label.toLowerCase(), label }));
const checked = ['checked', 'defaultChecked', 'onCheckedChange'] as const;
const swatches = options.map((option) => ({ ...option, color: '#333', on: '#fff' }));
const text = { value: 'a', data: [['a'], ['ax']], change: '{End}x' } as const;
const choice = { value: 'alder', data: [['alder'], ['birch']], change: '{ArrowRight}' } as const;
const day = { value: '2026-11-21', data: [['2026-11-21'], ['2026-11-22']], change: '{ArrowUp}' } as const;

const uploaded = { id: 'menu', name: 'menu.pdf', size: 2048, type: 'application/pdf', result: 'menu' };

/** Returns the component with `more` as default props. */
function withProps<Props extends object>(Component: ComponentType<Props>, more: object): FieldCase['Field'] {
  return function Field(props) {
    return <Component {...({ ...more, ...props } as unknown as Props)} />;
  };
}

export const fields: Readonly<Record<string, FieldCase>> = {
  TextField: { Field: withProps(TextField, {}), ...text },
  TextArea: { Field: withProps(TextArea, {}), ...text },
  SearchField: { Field: withProps(SearchField, {}), ...text, hasNoLine: true },
  PasswordField: { Field: withProps(PasswordField, {}), ...text },
  InputMask: {
    Field: withProps(InputMask, { mask: { kind: 'blocks', blocks: [2, 2], delimiter: '-' } }),
    value: '12',
    data: [['12'], ['12-3']],
    change: '{End}3',
  },
  OTPField: { Field: withProps(OTPField, { length: 4 }), value: '12', data: [['12'], ['123']], change: '{End}3' },
  NumberField: { Field: withProps(NumberField, {}), value: 3, data: [['3'], ['4']], change: '{ArrowUp}' },
  QuantityStepper: {
    Field: withProps(QuantityStepper, {}),
    value: 3,
    data: [['3'], ['4']],
    change: '{ArrowUp}',
    hasNoLine: true,
  },
  Select: { Field: withProps(Select, { options }), value: 'alder', data: [['alder'], ['cedar']], change: 'c' },
  ComboBox: {
    Field: withProps(ComboBox, { options }),
    value: 'alder',
    data: [['alder'], ['birch']],
    change: async (control) => {
      await userEvent.clear(control);
      await userEvent.type(control, 'bi');
      await userEvent.click(await screen.findByRole('option', { name: 'Birch' }));
    },
  },
  Autocomplete: { Field: withProps(Autocomplete, { suggestions: [] }), ...text },
  TagField: {
    Field: withProps(TagField, { creatable: true }),
    value: ['a', 'b'],
    data: [
      ['a', 'b'],
      ['a', 'b', 'c'],
    ],
    change: 'c{Enter}',
  },
  DateField: { Field: withProps(DateField, {}), ...day },
  DatePicker: { Field: withProps(DatePicker, {}), ...day },
  DateRangePicker: {
    Field: withProps(DateRangePicker, {}),
    value: { start: '2026-11-21', end: '2026-11-30' },
    data: [
      ['2026-11-21', '2026-11-30'],
      ['2026-11-22', '2026-11-30'],
    ],
    change: '{ArrowUp}',
  },
  TimeField: { Field: withProps(TimeField, {}), value: '18:30', data: [['18:30'], ['19:30']], change: '{ArrowUp}' },
  RichTextEditor: {
    Field: withProps(RichTextEditor, {}),
    value: '<p>a</p>',
    data: [['<p>a</p>'], ['<ul><li><p>a</p></li></ul>']],
    change: '{Control>}{Shift>}8{/Shift}{/Control}',
  },
  RadioGroup: { Field: withProps(RadioGroup, { options }), ...choice },
  RadioCards: { Field: withProps(RadioCards, { options }), ...choice },
  SegmentedControl: { Field: withProps(SegmentedControl, { options }), ...choice, hasNoLine: true },
  ColorSwatches: { Field: withProps(ColorSwatches, { options: swatches }), ...choice },
  ToggleButtonGroup: {
    Field: withProps(ToggleButtonGroup, { options, selectionMode: 'multiple' }),
    value: ['alder'],
    data: [['alder'], ['alder', 'birch']],
    change: '{ArrowRight} ',
    hasNoLine: true,
  },
  CheckboxGroup: {
    Field: withProps(CheckboxGroup, { options }),
    value: ['birch'],
    data: [['birch'], ['alder', 'birch']],
    change: ' ',
  },
  Checkbox: { Field: withProps(Checkbox, {}), props: checked, value: true, data: [['on'], []], change: ' ' },
  Switch: { Field: withProps(Switch, {}), props: checked, value: true, data: [['on'], []], change: ' ' },
  Slider: { Field: withProps(Slider, {}), value: 20, data: [['20'], ['21']], change: '{ArrowRight}' },
  Rating: {
    Field: withProps(Rating, {}),
    value: 3,
    data: [['3'], ['4']],
    change: (control) => fireEvent.change(control, { target: { value: '4' } }),
  },
  FileUploader: {
    Field: withProps(FileUploader, { upload: async ({ name }: File) => name }),
    value: [uploaded],
    data: [['menu'], ['menu', 'wine.pdf']],
    change: (control) =>
      userEvent.upload(
        control.closest<HTMLElement>('[role="group"]')!.querySelector<HTMLInputElement>('input[type="file"]')!,
        new File(['wine'], 'wine.pdf', { type: 'application/pdf' }),
      ),
  },
};

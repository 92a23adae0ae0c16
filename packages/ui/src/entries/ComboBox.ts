export { ComboBox } from '../components/ComboBox/ComboBox';
export type {
  ComboBoxOption,
  ComboBoxProps,
  ComboBoxSection,
  LoadComboBoxOptions,
} from '../components/ComboBox/ComboBox';

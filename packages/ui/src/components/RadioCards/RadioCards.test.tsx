import { describeConformance } from '../../private/testing/conformance';
import { RadioCards } from './RadioCards';

describeConformance(
  RadioCards<string>,
  { label: 'Skin', options: [{ value: 'light', label: 'Light' }], value: 'light', onChange: () => {} },
  { element: 'fieldset' },
);

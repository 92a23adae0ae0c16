import { describeConformance } from '../../private/testing/conformance';
import { ColorSwatches } from './ColorSwatches';

describeConformance(
  ColorSwatches<string>,
  {
    label: 'Colour',
    swatches: [{ value: 'plum', label: 'Plum', color: 'purple', on: 'white' }],
    value: 'plum',
    onChange: () => {},
  },
  { element: 'fieldset' },
);

import { fireEvent, screen } from '@testing-library/react';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { ColorSwatches } from './ColorSwatches';

const props = {
  label: 'Color',
  options: [
    { value: 'plum', label: 'Plum', color: 'purple', on: 'white' },
    { value: 'sage', label: 'Sage', color: 'green', on: 'white' },
  ],
};

describeConformance(ColorSwatches<string>, props, { element: 'input' });
describeControl(ColorSwatches<string>, props, {
  values: ['plum', 'sage'],
  change: () => fireEvent.click(screen.getByRole('radio', { name: 'Sage' })),
  shown: () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value,
});

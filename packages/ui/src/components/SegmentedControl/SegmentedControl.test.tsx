import { fireEvent, screen } from '@testing-library/react';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { SegmentedControl } from './SegmentedControl';

const options = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
];

describeConformance(SegmentedControl, { label: 'Span', options }, { element: 'input' });
describeControl(
  SegmentedControl,
  { label: 'Span', options },
  {
    values: ['day', 'week'],
    change: () => fireEvent.click(screen.getByRole('radio', { name: 'Week' })),
    shown: () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value,
  },
);

import { fireEvent, screen } from '@testing-library/react';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { RadioCards } from './RadioCards';

const props = {
  label: 'Skin',
  options: [
    { value: 'light', label: 'Light' },
    { value: 'dark', label: 'Dark' },
  ],
};

describeConformance(RadioCards<string>, props, { element: 'input' });
describeControl(RadioCards<string>, props, {
  values: ['light', 'dark'],
  change: () => fireEvent.click(screen.getByRole('radio', { name: 'Dark' })),
  shown: () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value,
});

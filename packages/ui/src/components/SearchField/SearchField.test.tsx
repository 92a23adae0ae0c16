import { fireEvent, screen } from '@testing-library/react';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { SearchField } from './SearchField';

describeConformance(SearchField, { label: 'Search users' }, { element: 'input' });
describeControl(
  SearchField,
  { label: 'Search users' },
  {
    values: ['ma', 'maren'],
    change: () => fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'maren' } }),
    shown: () => screen.getByRole<HTMLInputElement>('searchbox').value,
  },
);

import { describe } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Checkbox } from './Checkbox';

describe('Checkbox', () => {
  describeConformance(Checkbox, { label: 'Served' }, { element: 'input' });
});

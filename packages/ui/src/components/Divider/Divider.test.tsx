import { describe } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Divider } from './Divider';

describe('Divider', () => {
  describeConformance(Divider, {}, { element: 'hr' });
});

describe('Divider with a label', () => {
  describeConformance(Divider, { label: 'or' }, { element: 'div' });
});

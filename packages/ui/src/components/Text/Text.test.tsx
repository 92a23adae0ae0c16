import { describe } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Text } from './Text';

describe('Text', () => {
  describeConformance(Text, { as: 'p', children: 'Sold out until Tuesday' }, { element: 'p' });
});

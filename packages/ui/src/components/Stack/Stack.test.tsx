import { describe } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Stack } from './Stack';

describe('Stack', () => {
  describeConformance(Stack, { as: 'ul' }, { element: 'ul' });
});

import { describe } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Mark } from './Mark';

describe('Mark', () => {
  describeConformance(Mark, {}, { element: 'svg' });
});

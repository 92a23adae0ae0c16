import { describe } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Wordmark } from './Wordmark';

describe('Wordmark', () => {
  describeConformance(Wordmark, {}, { element: 'svg' });
});

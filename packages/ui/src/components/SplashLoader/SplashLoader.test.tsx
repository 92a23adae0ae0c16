import { describe } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { SplashLoader } from './SplashLoader';

describe('SplashLoader', () => {
  describeConformance(SplashLoader, {}, { element: 'div' });
});

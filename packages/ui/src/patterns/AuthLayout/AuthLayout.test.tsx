import { describe } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { AuthLayout } from './AuthLayout';

describe('AuthLayout', () => {
  describeConformance(AuthLayout, { children: 'Form' }, { element: 'div' });
});

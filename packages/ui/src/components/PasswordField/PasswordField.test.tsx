import { describe } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { PasswordField } from './PasswordField';

describe('PasswordField', () => {
  describeConformance(PasswordField, { label: 'Password' }, { element: 'input' });
});

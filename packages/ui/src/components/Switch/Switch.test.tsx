import { describe } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Switch } from './Switch';

describe('Switch', () => {
  describeConformance(Switch, { label: 'On menu' }, { element: 'input' });
});

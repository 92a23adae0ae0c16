import { describe } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Toolbar } from './Toolbar';

describe('Toolbar', () => {
  describeConformance(Toolbar, { label: 'Text', children: <button type="button">Bold</button> }, { element: 'div' });
});

import { describe } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { VisuallyHidden } from './VisuallyHidden';

describe('VisuallyHidden', () => {
  describeConformance(VisuallyHidden, { children: 'Total' }, { element: 'span' });
});

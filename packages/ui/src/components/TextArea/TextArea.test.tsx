import { describe } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { TextArea } from './TextArea';

describe('TextArea', () => {
  describeConformance(TextArea, { label: 'Note' }, { element: 'textarea' });
});

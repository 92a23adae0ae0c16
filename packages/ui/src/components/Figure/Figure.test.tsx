import { describeConformance } from '../../private/testing/conformance';
import { Figure } from './Figure';

describeConformance(Figure, { parts: '14:20' }, { element: 'span' });

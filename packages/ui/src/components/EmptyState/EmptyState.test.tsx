import { describeConformance } from '../../private/testing/conformance';
import { EmptyState } from './EmptyState';

describeConformance(EmptyState, { title: 'No wine on this shelf yet' }, { element: 'div' });

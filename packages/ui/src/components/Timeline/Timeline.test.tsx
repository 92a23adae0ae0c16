import { describeConformance } from '../../private/testing/conformance';
import { Timeline } from './Timeline';

describeConformance(Timeline, { items: [{ id: 1, title: 'Bill opened' }] }, { element: 'ol' });

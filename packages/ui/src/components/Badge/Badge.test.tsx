import { describeConformance } from '../../private/testing/conformance';
import { Badge } from './Badge';

describeConformance(Badge, { count: 3 }, { element: 'span' });

import { describeConformance } from '../../private/testing/conformance';
import { Skeleton } from './Skeleton';

describeConformance(Skeleton, {}, { element: 'span' });

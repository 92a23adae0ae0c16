import { describeConformance } from '../../private/testing/conformance';
import { StatusPill } from './StatusPill';

describeConformance(StatusPill, { children: 'Paid' }, { element: 'span' });

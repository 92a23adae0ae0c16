import { describeConformance } from '../../private/testing/conformance';
import { Heading } from './Heading';

describeConformance(Heading, { level: 2, children: 'Small plates' }, { element: 'h2' });

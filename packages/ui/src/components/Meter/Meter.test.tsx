import { describeConformance } from '../../private/testing/conformance';
import { Meter } from './Meter';

describeConformance(Meter, { label: 'Prep list', value: 0.5 }, { element: 'div' });

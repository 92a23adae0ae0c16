import { describeConformance } from '../../private/testing/conformance';
import { Alert } from './Alert';

describeConformance(Alert, { title: 'Stock count saved.' }, { element: 'div' });

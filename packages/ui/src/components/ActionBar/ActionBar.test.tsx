import { describeConformance } from '../../private/testing/conformance';
import { ActionBar } from './ActionBar';

describeConformance(ActionBar, { count: 2, actions: [], onClear: () => {} }, { element: 'div' });

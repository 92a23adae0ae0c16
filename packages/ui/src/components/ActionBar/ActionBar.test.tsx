import { describeConformance } from '../../private/testing/conformance';
import { ActionBar } from './ActionBar';

describeConformance(ActionBar, { count: 2, items: [], onClear: () => {} }, { element: 'div', overlay: true });

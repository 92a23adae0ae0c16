import { describeConformance } from '../../private/testing/conformance';
import { SidePanel } from './SidePanel';

describeConformance(SidePanel, { title: 'Appearance', onClose: () => {}, children: 'Content' }, { element: 'div' });

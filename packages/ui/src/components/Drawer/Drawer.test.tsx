import { describeConformance } from '../../private/testing/conformance';
import { Drawer } from './Drawer';

describeConformance(Drawer, { open: true, onOpenChange: () => {}, title: 'Cart' }, { element: 'section' });

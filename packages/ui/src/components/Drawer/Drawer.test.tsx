import { describeConformance } from '../../private/testing/conformance';
import { Drawer } from './Drawer';

describeConformance(Drawer, { isOpen: true, onOpenChange: () => {}, title: 'Cart' }, { element: 'section' });

import { describeConformance } from '../../private/testing/conformance';
import { Drawer } from './Drawer';

// A drawer takes no ref and no rest: it stands in a portal and its parts are its own.
describeConformance(
  Drawer,
  { isOpen: true, onOpenChange: () => {}, title: 'Cart' },
  { element: 'section', skip: ['ref', 'rest'] },
);

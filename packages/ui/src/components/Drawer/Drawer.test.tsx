import { beforeAll } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Drawer, drawerOverlay } from './Drawer';

beforeAll(() => drawerOverlay.load());

describeConformance(
  Drawer,
  { open: true, onOpenChange: () => {}, title: 'Cart' },
  { element: 'section', overlay: true },
);

import { describe } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { AppShell } from './AppShell';
import { SideMenu } from './SideMenu';
import { sections } from './shellFixtures';

describe('AppShell', () => {
  describeConformance(
    AppShell,
    { sections, currentPath: '/', brand: { href: '/', mark: null, name: 'Larder' }, children: 'page' },
    { element: 'div' },
  );
});

describe('SideMenu', () => {
  describeConformance(SideMenu, { sections, currentPath: '/' }, { element: 'div' });
});

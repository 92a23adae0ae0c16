import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
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

  afterEach(cleanup);

  it('shows a notice between the navbar and the page', () => {
    const brand = { href: '/', mark: null, name: 'Larder' };
    render(
      <AppShell sections={sections} currentPath="/" brand={brand} notice={<p>You are offline.</p>}>
        page
      </AppShell>,
    );
    const notice = screen.getByText('You are offline.');
    expect(notice.previousElementSibling?.tagName).toBe('HEADER');
    expect(notice.nextElementSibling?.tagName).toBe('MAIN');
  });
});

describe('SideMenu', () => {
  describeConformance(SideMenu, { sections, currentPath: '/' }, { element: 'div' });
});

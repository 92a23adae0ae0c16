import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { PageHeader } from './PageHeader';
import { PageHeaderContext } from './PageHeaderContext';

afterEach(cleanup);

describeConformance(PageHeader, { title: 'Bills' }, { element: 'header' });

it('shows breadcrumbs and mark from context, and prefers the breadcrumbs prop', () => {
  const surroundings = { breadcrumbs: <nav aria-label="Given" />, mark: <button type="button">Star</button> };
  render(
    <PageHeaderContext value={surroundings}>
      <PageHeader title="Bills" />
      <PageHeader title="Bill 1177" breadcrumbs={<nav aria-label="Own" />} />
    </PageHeaderContext>,
  );
  expect(screen.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'))).toEqual(['Given', 'Own']);
  expect(screen.getAllByRole('button', { name: 'Star' })).toHaveLength(2);
});

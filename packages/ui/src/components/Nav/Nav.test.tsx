import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Nav } from './Nav';

const items = [
  { id: 'profile', label: 'Profile', href: '/profile' },
  { id: 'security', label: 'Security' },
];

describeConformance(Nav, { label: 'Settings', items }, { element: 'nav' });

describe('Nav', () => {
  afterEach(cleanup);
  it('marks the current item and calls `onNavigate` on click', () => {
    const onNavigate = vi.fn<(id: string) => void>();
    render(<Nav label="Settings" items={items} current="profile" onNavigate={(id) => onNavigate(id)} />);
    expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('aria-current')).toBe('page');
    fireEvent.click(screen.getByRole('button', { name: 'Security' }));
    expect(onNavigate).toHaveBeenCalledWith('security');
  });
});

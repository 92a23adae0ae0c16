import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { AvatarGroup } from './AvatarGroup';

describeConformance(AvatarGroup, { label: 'Invited', items: [{ name: 'Maren Holt' }] }, { element: 'ul' });

describe('AvatarGroup', () => {
  afterEach(cleanup);
  const people = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Guest ${index + 1}` }));

  it('shows one more avatar than `max` instead of "+1"', () => {
    render(<AvatarGroup label="Invited" items={people(5)} max={4} />);
    expect(screen.getAllByRole('img')).toHaveLength(5);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('lists the names of the hidden avatars', () => {
    render(<AvatarGroup label="Invited" items={people(7)} max={4} />);
    expect(screen.getByRole('button', { name: '+3 more' }).title).toBe('Guest 5, Guest 6, Guest 7');
    expect(within(screen.getByRole('group', { name: '+3 more' })).getAllByRole('listitem')).toHaveLength(3);
  });
});

import type { TourProps } from '@larder/ui/tour';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TourGuide } from './TourGuide';

let tour: TourProps | undefined;
vi.mock('@larder/ui/tour', () => ({
  Tour: (props: TourProps) => {
    tour = props;
    return null;
  },
}));

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Adds a part of the shell to the page. */
function addPart(name: string, { isVisible = true, isRail = false } = {}) {
  const part = document.createElement('div');
  part.dataset.part = name;
  part.toggleAttribute('data-rail', isRail);
  part.getClientRects = () => (isVisible ? [{}] : []) as unknown as DOMRectList;
  document.body.append(part);
  return part;
}
const steps = () => {
  render(<TourGuide onClose={() => undefined} />);
  return (tour?.steps ?? []).map(({ id, target, placement }) => [id, target(), placement]);
};

it('the tour shows the visible parts of the shell, and the step of a side menu next to the menu', () => {
  const menu = addPart('menu', { isRail: true });
  addPart('search', { isVisible: false });
  const [search, workplace, user] = ['search', 'workplace', 'user'].map((name) => addPart(name));
  expect(steps()).toEqual([
    ['menu', menu, 'end top'],
    ['search', search, 'bottom'],
    ['workplace', workplace, 'bottom'],
    ['notifications', undefined, 'bottom'],
    ['help', user, 'bottom'],
  ]);
});

it('the tour shows the button of a hidden menu', () => {
  addPart('menu', { isVisible: false, isRail: true });
  const button = addPart('menu-button');
  expect(steps()[0]).toEqual(['menu', button, 'bottom']);
});

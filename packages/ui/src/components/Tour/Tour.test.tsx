import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Tour } from './Tour';
import { measure } from './useSpot';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const at = (rect: Partial<DOMRect>) =>
  ({
    getBoundingClientRect: () => ({ top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0, ...rect }),
  }) as Element;

it('closes the tour immediately if no target is visible', () => {
  const onClose = vi.fn();
  render(
    <Tour
      label="Tour"
      steps={[{ id: 'menu', target: () => null, title: 'Menu', description: 'Every page.' }]}
      onClose={onClose}
    />,
  );
  expect(onClose).toHaveBeenCalledExactlyOnceWith(false);
});

it('measures a visible target with padding inside the viewport, and no hidden target', () => {
  const rect = measure(at({ top: 40, left: 2, right: 102, bottom: 80, width: 100, height: 40 }))?.rect;
  expect(rect).toMatchObject({ top: 34, left: 0 });
  expect(measure(at({}))).toBeUndefined();
  expect(measure(null)).toBeUndefined();
});

const menu = () =>
  Object.assign(document.body.appendChild(document.createElement('nav')), at({ width: 100, height: 40 }));

describeConformance(
  Tour,
  { label: 'Tour', steps: [{ id: 'menu', target: menu, title: 'Menu', description: 'Every page.' }], onClose: vi.fn() },
  { element: 'div', overlay: true },
);

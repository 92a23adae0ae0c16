import { cleanup, render } from '@testing-library/react';
import { createElement, createRef, type ComponentType, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

type Check = 'ref' | 'className' | 'rest' | 'id';

/** APIs of browsers that jsdom lacks. */
const missingInJsdom = ['matchMedia', 'ResizeObserver', 'IntersectionObserver'];

export interface ConformanceOptions {
  /** Tag name of the element to which `ref` points. */
  element: keyof HTMLElementTagNameMap | 'svg';
  /** If true, `className` is set on the panel of an overlay, not on the outermost element. @default false */
  overlay?: boolean;
  /** Checks to skip. Explain the reason in a comment at the call. @default [] */
  skip?: readonly Check[];
  /** Component that provides the required contexts. */
  wrapper?: ComponentType<{ children: ReactNode }>;
}

/**
 * Tests the rules for every component: `ref` resolves to the given element, and `className`, `id` and data
 * attributes are each set on one element, `className` on the outermost one. Components render in jsdom.
 */
export function describeConformance<P extends object>(
  Component: ComponentType<P>,
  props: NoInfer<P>,
  { element: tag, overlay = false, skip = [], wrapper }: ConformanceOptions,
) {
  const element = (more: Record<string, unknown>) => createElement(Component, { ...props, ...more } as P);
  const show = (more: Record<string, unknown>) => {
    const host = document.body.appendChild(document.createElement('div'));
    return render(element(more), { wrapper, container: host });
  };
  const check = (name: Check, title: string, run: () => void) => {
    if (!skip.includes(name)) it(title, run);
  };

  describe('conformance', () => {
    afterEach(() => {
      cleanup();
      document.body.replaceChildren();
    });
    check('ref', `sets ref to the <${tag}>`, () => {
      const ref = createRef<Element>();
      show({ ref });
      expect(ref.current?.tagName.toLowerCase()).toBe(tag);
    });
    check('className', `adds className to the classes of the ${overlay ? 'panel' : 'outermost element'}`, () => {
      const { container, rerender } = show({ className: 'from-outside' });
      const roots = [...document.querySelectorAll('.from-outside')];
      // React Aria adds templates and markers of focus scopes.
      if (!overlay)
        expect(roots).toEqual([container.querySelector(':scope > :not(template, [data-focus-scope-start])')]);
      expect(roots).toHaveLength(1);
      const classes = [...roots[0]!.classList];
      rerender(element({}));
      expect(classes.filter((name) => name !== 'from-outside')).toEqual([...roots[0]!.classList]);
    });
    check('rest', 'sets data attributes on one element', () => {
      show({ 'data-conformance': 'yes' });
      expect(document.querySelectorAll('[data-conformance="yes"]')).toHaveLength(1);
    });
    check('id', 'sets id on one element', () => {
      show({ id: 'given-id' });
      expect(document.querySelectorAll('#given-id')).toHaveLength(1);
    });
    it('renders without the APIs that jsdom lacks', () => {
      for (const name of missingInJsdom) vi.stubGlobal(name, undefined);
      try {
        const { container, unmount } = show({});
        expect((overlay ? document.body : container).childElementCount).toBeGreaterThan(0);
        unmount();
      } finally {
        vi.unstubAllGlobals();
      }
    });
  });
}

export interface ControlOptions<Value> {
  /** Names of the props for value, initial value and change handler. @default value, defaultValue, onValueChange */
  names?: readonly [value: string, initial: string, onChange: string];
  /** Initial value, and the value after `change`. */
  values: readonly [from: Value, to: Value];
  /** Simulates the user's interaction. */
  change: () => void;
  /** Returns the visible value. */
  shown: () => Value;
}

/** Tests that a value can be uncontrolled or controlled. */
export function describeControl<P extends object, Value>(
  Component: ComponentType<P>,
  props: NoInfer<P>,
  {
    names: [value, initial, onChange] = ['value', 'defaultValue', 'onValueChange'],
    values: [from, to],
    change,
    shown,
  }: ControlOptions<Value>,
) {
  const element = (more: Record<string, unknown>) => createElement(Component, { ...props, ...more } as P);

  describe('control', () => {
    afterEach(cleanup);
    it(`manages ${value} itself when uncontrolled`, () => {
      const handleChange = vi.fn<(next: Value) => void>();
      render(element({ [initial]: from, [onChange]: handleChange }));
      expect(shown()).toEqual(from);
      change();
      expect(shown()).toEqual(to);
      expect(handleChange.mock.calls).toEqual([[to]]);
    });
    it(`changes ${value} only through its prop when controlled`, () => {
      const handleChange = vi.fn<(next: Value) => void>();
      const { rerender } = render(element({ [value]: from, [onChange]: handleChange }));
      change();
      expect(handleChange.mock.calls).toEqual([[to]]);
      expect(shown()).toEqual(from);
      rerender(element({ [value]: to, [onChange]: handleChange }));
      expect(shown()).toEqual(to);
    });
  });
}

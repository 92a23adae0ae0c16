import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Accordion } from './Accordion';
import { AccordionItem } from './AccordionItem';
import { toggled } from './toggled';

describeConformance(Accordion, { children: null }, { element: 'div' });

describe('toggled', () => {
  it.each([
    [['a'], 'b', true, 'many', ['a', 'b']],
    [['a'], 'b', true, 'one', ['b']],
    [['a', 'b'], 'a', false, 'many', ['b']],
    [['a'], 'a', false, 'one', []],
    [['a'], 'a', true, 'many', ['a']],
  ] as const)('%j and %s open: %s, %s', (open, id, isOpen, opens, expected) =>
    expect(toggled(open, id, isOpen, opens)).toEqual(expected),
  );
});

describe('Accordion', () => {
  afterEach(cleanup);
  const show = (value?: string[]) =>
    render(
      <Accordion opens="one" value={value}>
        <AccordionItem id="a" title="Mussels">
          1
        </AccordionItem>
        <AccordionItem id="b" title="Hake">
          2
        </AccordionItem>
      </Accordion>,
    );
  const open = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'));

  it('keeps one open', () => {
    show();
    for (const button of screen.getAllByRole('button')) fireEvent.click(button);
    expect(open()).toEqual(['false', 'true']);
  });
  it('is as its owner says', () => {
    show(['a']);
    fireEvent.click(screen.getByRole('button', { name: 'Hake' }));
    expect(open()).toEqual(['true', 'false']);
  });
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Accordion } from './Accordion';
import { AccordionItem } from './AccordionItem';
import { toggled } from './toggled';

describeConformance(Accordion, { children: null }, { element: 'div' });

describe('toggled', () => {
  it.each([
    [['a'], 'b', true, true, ['a', 'b']],
    [['a'], 'b', true, false, ['b']],
    [['a', 'b'], 'a', false, true, ['b']],
    [['a'], 'a', false, false, []],
    [['a'], 'a', true, true, ['a']],
  ] as const)(
    'from %j, setting item %s to open=%s with multiple=%s returns %j',
    (open, id, isOpen, multiple, expected) => expect(toggled(open, id, isOpen, multiple)).toEqual(expected),
  );
});

describe('Accordion', () => {
  afterEach(cleanup);
  const show = (value?: string[]) =>
    render(
      <Accordion multiple={false} expandedKeys={value}>
        <AccordionItem id="a" label="Mussels">
          1
        </AccordionItem>
        <AccordionItem id="b" label="Hake">
          2
        </AccordionItem>
      </Accordion>,
    );
  const open = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'));

  it('closes the open item when another opens and `multiple` is false', () => {
    show();
    for (const button of screen.getAllByRole('button')) fireEvent.click(button);
    expect(open()).toEqual(['false', 'true']);
  });
  it('does not open a clicked item that is missing from the controlled `expandedKeys`', () => {
    show(['a']);
    fireEvent.click(screen.getByRole('button', { name: 'Hake' }));
    expect(open()).toEqual(['true', 'false']);
  });
});

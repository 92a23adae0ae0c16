import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Toolbar } from './Toolbar';

describe('Toolbar', () => {
  describeConformance(Toolbar, { label: 'Text', children: <button type="button">Bold</button> }, { element: 'div' });
  afterEach(cleanup);

  it('moves to the first and last control with Home and End, but not from a text field', () => {
    render(
      <Toolbar label="Text">
        <button type="button">Bold</button>
        <input aria-label="Size" />
        <button type="button" disabled>
          Undo
        </button>
        <button type="button">Link</button>
        <button type="button" disabled>
          Redo
        </button>
      </Toolbar>,
    );
    const pressed = (key: string) => {
      fireEvent.keyDown(document.activeElement!, { key });
      return document.activeElement;
    };
    screen.getByRole('button', { name: 'Bold' }).focus();
    expect(pressed('End')).toBe(screen.getByRole('button', { name: 'Link' }));
    expect(pressed('Home')).toBe(screen.getByRole('button', { name: 'Bold' }));
    screen.getByRole('textbox').focus();
    expect(pressed('End')).toBe(screen.getByRole('textbox'));
  });
});

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { TextField } from '../TextField/TextField';
import { InputGroup } from './InputGroup';
import { InputGroupText } from './InputGroupText';

describe('InputGroup', () => {
  afterEach(cleanup);

  describeConformance(
    InputGroup,
    { label: 'Price', children: <TextField label="Amount" hideLabel /> },
    { element: 'fieldset' },
  );

  it('labels the group and its fields', () => {
    render(
      <InputGroup label="Price" description="Without tax">
        <InputGroupText>$</InputGroupText>
        <TextField label="Amount" hideLabel />
      </InputGroup>,
    );
    expect(screen.getByRole('group', { name: 'Price' }).getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Amount' })).toBeTruthy();
  });
});

describe('InputGroupText', () => {
  describeConformance(InputGroupText, { children: '$' }, { element: 'span' });
});

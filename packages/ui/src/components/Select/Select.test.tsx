import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Select } from './Select';

const options = Array.from({ length: 8 }, (_, i) => ({ value: `o${i}`, label: `Option ${i}` }));

describeConformance(Select, { label: 'Station', options }, { element: 'div' });

describe('Select', () => {
  afterEach(cleanup);

  it('says its placeholder while nothing is chosen', () => {
    render(<Select label="Station" options={options} value={null} />);
    expect(screen.getByRole('button').textContent).toBe('Choose');
  });

  it('keeps a hidden label as its name', () => {
    render(<Select label="Station" options={options} value="o1" hideLabel />);
    expect(screen.getByRole('button', { name: /Station/ })).toBeTruthy();
  });
});

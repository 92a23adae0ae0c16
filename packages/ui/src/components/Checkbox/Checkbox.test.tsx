import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Checkbox } from './Checkbox';

describe('Checkbox', () => {
  afterEach(cleanup);
  describeConformance(Checkbox, { label: 'Served' }, { element: 'input' });

  it('calls both `onCheckedChange` and `onChange`', () => {
    const onChange = vi.fn<() => void>();
    const onCheckedChange = vi.fn<(checked: boolean) => void>();
    render(<Checkbox label="Served" onChange={onChange} onCheckedChange={onCheckedChange} />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Served' }));
    expect(onCheckedChange.mock.calls).toEqual([[true]]);
    expect(onChange).toHaveBeenCalledOnce();
  });
});

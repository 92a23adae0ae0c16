import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Switch } from './Switch';

describe('Switch', () => {
  afterEach(cleanup);
  describeConformance(Switch, { label: 'On menu' }, { element: 'input' });

  it('calls onCheckedChange and onChange', () => {
    const onChange = vi.fn<() => void>();
    const onCheckedChange = vi.fn<(checked: boolean) => void>();
    render(<Switch label="On menu" defaultChecked onChange={onChange} onCheckedChange={onCheckedChange} />);
    fireEvent.click(screen.getByRole('switch', { name: 'On menu' }));
    expect(onCheckedChange.mock.calls).toEqual([[false]]);
    expect(onChange).toHaveBeenCalledOnce();
  });
});

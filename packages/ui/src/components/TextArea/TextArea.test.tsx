import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { TextArea } from './TextArea';

describe('TextArea', () => {
  afterEach(cleanup);
  describeConformance(TextArea, { label: 'Note' }, { element: 'textarea' });

  it('calls onValueChange and onChange when the text changes', () => {
    const onChange = vi.fn<() => void>();
    const onValueChange = vi.fn<(value: string) => void>();
    render(<TextArea label="Note" onChange={onChange} onValueChange={onValueChange} />);
    fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'No nuts' } });
    expect(onValueChange.mock.calls).toEqual([['No nuts']]);
    expect(onChange).toHaveBeenCalledOnce();
  });
});

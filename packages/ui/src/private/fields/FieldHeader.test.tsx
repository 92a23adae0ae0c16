import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkProps } from '../dom/checkProps';
import { FieldHeader, FieldLabel } from './FieldHeader';

vi.mock('../dom/checkProps', () => ({ checkProps: vi.fn<typeof checkProps>() }));

afterEach(cleanup);
beforeEach(() => vi.mocked(checkProps).mockClear());

it('checks the label once', () => {
  render(<FieldHeader label="Station" />);
  expect(screen.getByText('Station')).toBeTruthy();
  expect(checkProps).toHaveBeenCalledOnce();
});

it('checks a hidden label too', () => {
  render(<FieldHeader label="Station" hideLabel />);
  expect(screen.queryByText('Station')).toBeNull();
  expect(checkProps).toHaveBeenCalledOnce();
});

it('checks a label without a header', () => {
  render(<FieldLabel label="Station" />);
  expect(checkProps).toHaveBeenCalledOnce();
});

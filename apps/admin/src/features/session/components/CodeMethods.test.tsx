import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import { CodeMethods, type CodeMethodsProps } from './CodeMethods';

afterEach(cleanup);

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('CodeMethods lists the other methods when opened', () => {
  const onChoose = vi.fn<CodeMethodsProps['onChoose']>();
  render(<CodeMethods method="sms" onChoose={onChoose} />, { wrapper: TextKeys });
  const closed = ['session.twoSteps.call', 'session.twoSteps.other'];
  expect(names()).toEqual(closed);
  fireEvent.click(screen.getByRole('button', { name: 'session.twoSteps.other', expanded: false }));
  expect(names()).toContain('session.twoSteps.methods.recovery');
  expect(names()).not.toContain('session.twoSteps.methods.sms');
  fireEvent.click(screen.getByRole('button', { name: 'session.twoSteps.methods.recovery' }));
  expect(onChoose.mock.calls).toEqual([['recovery']]);
  fireEvent.click(screen.getByRole('button', { name: 'session.twoSteps.other', expanded: true }));
  expect(names()).toEqual(closed);
});

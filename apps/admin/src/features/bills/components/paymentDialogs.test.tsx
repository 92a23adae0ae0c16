import { http } from '@larder/domain';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import { sampleBill, samplePlace } from '../testing/sampleBill';
import { RefundDialog } from './RefundDialog';
import { TipDialog } from './TipDialog';

const { adapter } = http.defaults;
const sent = vi.fn<(input: object) => void>();
const onDone = vi.fn<(message: string) => void>();
beforeEach(() => {
  sent.mockClear();
  onDone.mockClear();
  http.defaults.adapter = async (config) => {
    const isRead = config.method === 'get';
    if (!isRead) sent(JSON.parse(String(config.data)) as object);
    const data = isRead ? { staff: [] } : { bill: sampleBill() };
    return { status: 200, statusText: '', headers: {}, config, data };
  };
});
afterEach(() => {
  cleanup();
  http.defaults.adapter = adapter;
});

const type = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
const submit = () => fireEvent.submit(document.querySelector('form')!);
/** Returns the error messages of the invalid fields. */
const errors = () =>
  [...document.querySelectorAll('[aria-invalid="true"]')].map((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .filter((text) => /^(bills\.errors|validation)\./.test(text ?? ''))
      .join(),
  );
const factOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

describe('TipDialog', () => {
  const tip = /^bills\.forms\.tipAmount/;
  const reason = /^bills\.fields\.reason/;
  beforeEach(() => {
    render(<TipDialog bill={sampleBill()} place={samplePlace} onDone={onDone} onClose={() => undefined} />, {
      wrapper: TextKeys,
    });
  });

  it('TipDialog shows the current tip and adds the typed tip to the payment', async () => {
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: tip })).value).toBe('$15.00');
    await type(tip, '20');
    expect([factOf('bills.forms.payment'), factOf('bills.forms.withTip')]).toEqual(['$100.00', '$120.00']);
    await type(tip, '-3');
    expect(factOf('bills.forms.withTip')).toBe('$100.00');
  });

  it.each([
    ['', 'validation.required count=0'],
    ['x', 'bills.errors.money amount=$0.00'],
    ['-1', 'bills.errors.money amount=$0.00'],
    ['200.01', 'bills.errors.tipMax amount=$200.00'],
    ['1.99', 'bills.errors.tipMin amount=$2.00'],
  ])('TipDialog rejects the tip "%s"', async (text, error) => {
    await type(tip, text);
    submit();
    await waitFor(() => expect(errors()[0]).toBe(error));
    expect(sent).not.toHaveBeenCalled();
  });

  it('TipDialog asks for a reason of at least three characters when the tips of the bill exceed the limit', async () => {
    // The limit is $22.55, 20 % of $112.74. The refunded $2.00 of the tip do not count.
    await type(tip, '24.54');
    expect(screen.queryByRole('textbox', { name: reason })).toBeNull();
    await type(tip, '24.55');
    submit();
    await waitFor(() => expect(errors()).toEqual(['validation.required count=0']));
    await type(reason, 'ok');
    expect(errors()).toEqual(['validation.minLength count=3 n=3']);
    await type(reason, ' yes ');
    submit();
    await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('bills.toasts.tipAdjusted number=7'));
    expect(sent.mock.calls).toEqual([
      [{ id: 'nyc-20261120-007', version: 5, paymentId: 'p1', tip: 2455, reason: 'yes' }],
    ]);
  });

  it('TipDialog offers the presets of the restaurant as shares of the payment', async () => {
    const presets = within(await screen.findByRole('group', { name: 'bills.forms.tipPresets' })).getAllByRole('button');
    expect(presets.map(({ textContent }) => textContent)).toEqual(['15%', '20%']);
    fireEvent.click(presets[1]!);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: tip }).value).toBe('$20.00');
  });
});

describe('RefundDialog', () => {
  const amount = /^bills\.forms\.amount/;
  const tip = /^bills\.forms\.tipPart/;
  beforeEach(async () => {
    render(<RefundDialog bill={sampleBill()} place={samplePlace} onDone={onDone} onClose={() => undefined} />, {
      wrapper: TextKeys,
    });
    await screen.findByRole('dialog');
  });
  const choosePart = async () => fireEvent.click(await screen.findByRole('radio', { name: 'bills.forms.part' }));

  it('RefundDialog refunds the full remaining payment by default', () => {
    expect(screen.getByRole('button', { name: /^bills\.forms\.refundSave/ }).textContent).toContain('amount=$110.00');
  });

  it.each([
    ['', '', 'bills.errors.moreThanZero amount=$0.00'],
    ['0', '0', 'bills.errors.moreThanZero amount=$0.00'],
    ['-1', '2', 'bills.errors.money amount=$0.00'],
    ['97.01', '', 'bills.errors.refundMax amount=$97.00'],
    ['1', '13.01', 'bills.errors.refundMax amount=$13.00'],
  ])('RefundDialog rejects the amount "%s" with the tip "%s"', async (ofAmount, ofTip, error) => {
    await choosePart();
    await type(amount, ofAmount);
    await type(tip, ofTip);
    submit();
    await waitFor(() => expect(errors()[0]).toBe(error));
    expect(sent).not.toHaveBeenCalled();
  });

  it('RefundDialog accepts the full remaining amount and tip, and shows their sum', async () => {
    await choosePart();
    await type(amount, '97.00');
    await type(tip, '13');
    expect(screen.getByRole('button', { name: /^bills\.forms\.refundSave/ }).textContent).toContain('amount=$110.00');
    submit();
    await screen.findAllByText(/^validation\./);
    expect(errors().filter((text) => text.startsWith('bills.errors'))).toEqual([]);
  });
});

import { ApiError } from '@larder/domain';
import type { Bill, FieldError } from '@larder/domain/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureReason } from '../../hooks/useFailureReason';
import { useFieldMessage } from '../../hooks/useFieldMessage';
import type { BillState } from './billConflict';
import { useGuardedChange } from './useGuardedChange';
import { useStateTexts } from './useStateTexts';

export type ActionErrors<Values> = Partial<Record<keyof Values & string, FieldError>>;

interface ActionFormOptions<Values> {
  bill: Bill;
  initial: Values;
  validate: (values: Values) => ActionErrors<Values>;
  /** Performs the action with the version of `bill`. */
  send: (values: Values, bill: Bill) => Promise<unknown>;
  /**
   * Returns the fields of the bill that the action sets, with their new values. If someone else has changed one of
   * them too, the form asks for confirmation.
   */
  replaces?: (values: Values, bill: Bill) => Partial<BillState>;
  onDone: () => void;
  /** Requests approval from someone on another device, which needs no PIN. */
  request?: (values: Values, bill: Bill) => Promise<unknown>;
  onRequested?: () => void;
  /** Formats the amounts in error messages. */
  money: (amount: number) => string;
}

/** Focuses the first field with an error, after it is rendered. */
const focusInvalid = () =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[role="dialog"] form [aria-invalid="true"]:not([hidden])')?.focus(),
  );

const ownMessages = [
  'note',
  'money',
  'moneyDecimals',
  'moreThanZero',
  'tipMax',
  'tipMin',
  'refundMax',
  'pin',
  'approver',
  'billNumber',
];

/**
 * Returns the state of an action's form. Validates on submit, then on change. Keeps the values if the request fails.
 */
export function useActionForm<Values extends object>({
  bill,
  initial,
  validate,
  send,
  replaces,
  onDone,
  request,
  onRequested,
  money,
}: ActionFormOptions<Values>) {
  const { t } = useTranslation();
  const reason = useFailureReason();
  const message = useFieldMessage();
  const [values, setValues] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const [rejected, setRejected] = useState<ActionErrors<Values>>({});
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const stateTexts = useStateTexts();
  const guarded = useGuardedChange(bill);
  const [isRequest, setRequest] = useState(false);
  const errorsOf = (withoutPin: boolean) => {
    const { pin, ...others } = validate(values) as ActionErrors<Values & { pin?: string }>;
    return (withoutPin || pin === undefined ? others : { ...others, pin }) as ActionErrors<Values>;
  };
  const errors: ActionErrors<Values> = { ...(isChecked && errorsOf(isRequest)), ...rejected };

  const textOf = (error: FieldError | undefined) => {
    if (!error) return undefined;
    const { key, amount } = typeof error === 'string' ? { key: error, amount: undefined } : error;
    return ownMessages.includes(key)
      ? t(`bills.errors.${key}`, { amount: money(Number(amount ?? 0)) })
      : message(error);
  };

  const fail = (error: unknown) => {
    if (!(error instanceof ApiError)) return setFailure(reason(error));
    const known: ActionErrors<Values> = {};
    let isKnown = false;
    for (const [path, [first]] of Object.entries(error.errors)) {
      // The paths of the approver's fields are nested, such as `approver.pin`.
      const name = path.split('.').at(-1) as keyof Values & string;
      if (!first || !(name in initial)) continue;
      known[name] = first;
      isKnown = true;
    }
    setRejected(known);
    if (isKnown) focusInvalid();
    else setFailure(error.code === 'status_conflict' ? t('bills.conflict') : reason(error));
  };

  const submit = async (isRequesting = false) => {
    setChecked(true);
    setRequest(isRequesting);
    setRejected({});
    setFailure(undefined);
    if (Object.keys(errorsOf(isRequesting)).length > 0) {
      focusInvalid();
      return;
    }
    setSaving(true);
    try {
      const isDone = await guarded.run({
        send: async (from) => (isRequesting ? request?.(values, from) : send(values, from)),
        replaces: (now) => replaces?.(values, now) ?? {},
      });
      if (!isDone) return;
      setChecked(false);
      if (isRequesting) onRequested?.();
      else onDone();
    } catch (error) {
      fail(error);
    } finally {
      setSaving(false);
    }
  };

  return {
    values,
    failure,
    /** Values that someone else has changed too. Without `keepMine`, the bill no longer allows the action. */
    conflict: guarded.conflict && {
      fields: stateTexts(guarded.conflict.differences, money),
      keepMine: guarded.conflict.isBlocked ? undefined : () => void submit(isRequest),
    },
    isSaving,
    isDirty: (Object.keys(values) as (keyof Values)[]).some((name) => values[name] !== initial[name]),
    submit: () => void submit(),
    request: () => void submit(true),
    set: (change: Partial<Values>) => {
      setValues((previous) => ({ ...previous, ...change }));
      setRejected((previous) => {
        const left = { ...previous };
        for (const name of Object.keys(change)) delete left[name as keyof typeof left];
        return left;
      });
    },
    errorOf: (name: keyof Values & string) => textOf(errors[name]),
  };
}
export type ActionForm<Values extends object> = ReturnType<typeof useActionForm<Values>>;

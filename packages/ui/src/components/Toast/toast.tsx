import type { ReactNode } from 'react';
import { toast as sonner } from 'sonner';
import { CustomCard } from './CustomCard';
import { ToastCard, type ToastAction, type ToastTone } from './ToastCard';

export interface ToastOptions {
  /** Icon and its color. A `danger` toast stays until it is closed. @default 'neutral' */
  tone?: ToastTone;
  /** Second line of text: a consequence or an instruction. */
  description?: ReactNode;
  /** Button of the toast, such as "Undo". */
  action?: ToastAction;
  /** Time until the toast closes, ms. @default 5000, 10000 with an action, Infinity for `danger` */
  duration?: number;
  /** Content after the message, such as "9 of 14". */
  endContent?: ReactNode;
  /** If true, shows a spinner, and the toast stays until one with the same ID replaces it. @default false */
  loading?: boolean;
  /** ID of the toast. A visible toast with the same ID is replaced. */
  id?: string | number;
  /** Text of the close button instead of an icon, such as "Later". */
  closeLabel?: string;
  /** Called once when the toast times out or is closed. */
  onClose?: () => void;
}

export interface ToastPromiseTexts<Value> {
  /** Message while pending. */
  loading: string;
  /** Message on success, in the past tense. */
  success: string | ((value: Value) => string);
  /** Message on error: what happened and what it means. */
  danger: string | ((error: unknown) => string);
  /** Action to retry after an error. */
  retry?: ToastAction;
}

export interface CustomToastOptions extends Pick<ToastOptions, 'duration' | 'id' | 'onClose'> {
  /** If true, the toast is announced immediately, like an error. @default false */
  urgent?: boolean;
}

/** Renders a custom toast; `close` closes it. */
export type CustomToast = (close: () => void) => ReactNode;

type Shown = { message: ReactNode; options: ToastOptions; custom?: CustomToast; isClosed?: boolean };
const shown = new Map<string | number, Shown>();

function lifetime({ tone, action, duration, loading }: ToastOptions) {
  if (loading) return Infinity;
  return duration ?? (tone === 'danger' ? Infinity : action ? 10_000 : 5_000);
}

function forget(id: string | number, entry: Shown) {
  shown.delete(id);
  if (entry.isClosed) return;
  entry.isClosed = true;
  entry.options.onClose?.();
}

function draw(id: string | number | undefined, entry: Shown, duration = lifetime(entry.options)) {
  const { message, options, custom } = entry;
  return sonner.custom(
    (key) =>
      custom ? (
        <CustomCard urgent={options.tone === 'danger'}>{custom(() => void sonner.dismiss(key))}</CustomCard>
      ) : (
        <ToastCard
          message={message}
          {...options}
          onClose={
            duration === Infinity && lifetime(options) === Infinity && !options.loading
              ? () => sonner.dismiss(key)
              : undefined
          }
          onDone={() => sonner.dismiss(key)}
        />
      ),
    { id, duration, onDismiss: (gone) => forget(gone.id, entry), onAutoClose: (gone) => forget(gone.id, entry) },
  );
}

function show(message: ReactNode, options: ToastOptions = {}) {
  const entry: Shown = { message, options };
  const id = draw(options.id, entry);
  shown.set(id, entry);
  return id;
}

function showCustom(custom: CustomToast, { urgent = false, duration = 5_000, ...rest }: CustomToastOptions = {}) {
  const entry: Shown = { message: null, options: { ...rest, duration, tone: urgent ? 'danger' : 'neutral' }, custom };
  const id = draw(rest.id, entry);
  shown.set(id, entry);
  return id;
}

/** Pauses the timers of all toasts, or starts them again. They are paused while the toast region contains focus. */
export function pauseToasts(isPaused: boolean) {
  const alive = new Set(sonner.getToasts().map(({ id }) => id));
  for (const [id, entry] of shown) {
    if (!alive.has(id)) shown.delete(id);
    else if (lifetime(entry.options) !== Infinity) draw(id, entry, isPaused ? Infinity : undefined);
  }
}

const toned = (tone: ToastTone) => (message: ReactNode, options?: Omit<ToastOptions, 'tone'>) =>
  show(message, { ...options, tone });

async function promise<Value>(
  work: Promise<Value> | (() => Promise<Value>),
  { loading, success, danger, retry }: ToastPromiseTexts<Value>,
): Promise<Value> {
  const id = show(loading, { loading: true });
  try {
    const value = await (typeof work === 'function' ? work() : work);
    show(typeof success === 'function' ? success(value) : success, { id, tone: 'success' });
    return value;
  } catch (error) {
    show(typeof danger === 'function' ? danger(error) : danger, { id, tone: 'danger', action: retry });
    throw error;
  }
}

function dismiss(id?: string | number) {
  sonner.dismiss(id);
  // sonner calls `onDismiss` only while the `Toaster` is mounted.
  for (const [key, entry] of shown) if (id === undefined || id === key) forget(key, entry);
}

/** Shows a temporary message. Requires a mounted `Toaster`. */
export const toast = Object.assign(show, {
  success: toned('success'),
  info: toned('info'),
  warning: toned('warning'),
  danger: toned('danger'),
  /** Shows the state of a promise in one toast. Returns the promise. */
  promise,
  /** Shows custom content in a toast. */
  custom: showCustom,
  /** Closes the toast with this ID, or all toasts if no ID is given. */
  dismiss,
});

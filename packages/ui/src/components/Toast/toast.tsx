import type { ReactNode } from 'react';
import { toast as sonner } from 'sonner';
import { CustomCard } from './CustomCard';
import { ToastCard, type ToastAction, type ToastTone } from './ToastCard';

export interface ToastOptions {
  /** Colour of the icon; `danger` stays until it is closed. @default 'neutral' */
  tone?: ToastTone;
  /** What it means or what to do. */
  description?: ReactNode;
  /** The one thing to do about it. */
  action?: ToastAction;
  /** Time it stays, ms. @default 5000, 10000 with an action, Infinity for danger */
  duration?: number;
  /** Progress in words, such as "9 of 14". */
  endContent?: ReactNode;
  /** Shows a spinner and stays, until the same id is shown without it. @default false */
  loading?: boolean;
  /** A toast with the id of a shown one takes its place. */
  id?: string | number;
  /** A word in place of the cross, where there is one, such as "Later". */
  closeLabel?: string;
  /** Called when it closes by itself or by hand. */
  onClose?: () => void;
}

export interface ToastPromiseTexts<Value> {
  /** While it runs, -ing form. */
  loading: string;
  /** When it is done, past tense. */
  success: string | ((value: Value) => string);
  /** When it failed: what happened and what it means. */
  danger: string | ((error: unknown) => string);
  /** What can be done about a failure. */
  retry?: ToastAction;
}

export interface CustomToastOptions extends Pick<ToastOptions, 'duration' | 'id' | 'onClose'> {
  /** Said to screen readers at once, as an error is. @default false */
  urgent?: boolean;
}

/** What draws a toast of one's own; `close` takes it away. */
export type CustomToast = (close: () => void) => ReactNode;

type Shown = { message: ReactNode; options: ToastOptions; custom?: CustomToast };
const shown = new Map<string | number, Shown>();

function lifetime({ tone, action, duration, loading }: ToastOptions) {
  if (loading) return Infinity;
  return duration ?? (tone === 'danger' ? Infinity : action ? 10_000 : 5_000);
}

function draw(id: string | number | undefined, { message, options, custom }: Shown, duration = lifetime(options)) {
  const forget = (key: string | number) => {
    shown.delete(key);
    options.onClose?.();
  };
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
    { id, duration, onDismiss: (gone) => forget(gone.id), onAutoClose: (gone) => forget(gone.id) },
  );
}

function show(message: ReactNode, options: ToastOptions = {}) {
  const id = draw(options.id, { message, options });
  shown.set(id, { message, options });
  return id;
}

function showCustom(custom: CustomToast, { urgent = false, duration = 5_000, ...rest }: CustomToastOptions = {}) {
  const entry: Shown = { message: null, options: { ...rest, duration, tone: urgent ? 'danger' : 'neutral' }, custom };
  const id = draw(rest.id, entry);
  shown.set(id, entry);
  return id;
}

/** Stops the clocks while somebody reads with the keyboard, and starts them anew afterwards. */
export function holdToasts(isHeld: boolean) {
  const alive = new Set(sonner.getToasts().map(({ id }) => id));
  for (const [id, entry] of shown) {
    if (!alive.has(id)) shown.delete(id);
    else if (lifetime(entry.options) !== Infinity) draw(id, entry, isHeld ? Infinity : undefined);
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

/** Says that something happened, above whatever page is open. `Toaster` must be mounted once. */
export const toast = Object.assign(show, {
  success: toned('success'),
  info: toned('info'),
  warning: toned('warning'),
  danger: toned('danger'),
  /** Follows a promise with one toast; resolves and rejects as the promise does. */
  promise,
  /** Shows whatever `draw` gives, on the toasts' ground and by their clock. */
  custom: showCustom,
  /** Closes one toast, or all. */
  dismiss: (id?: string | number) => void sonner.dismiss(id),
});

import { notify } from '../lib/notify';
import { useFailureReason } from './useFailureReason';

/** Returns a function that shows a toast with the reason why a request failed. */
export function useFailureToast() {
  const reason = useFailureReason();
  return (title: string, error: unknown) => notify((toast) => void toast.danger(title, { description: reason(error) }));
}

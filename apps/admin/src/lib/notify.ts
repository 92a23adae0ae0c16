import type { toast as Toast } from '@larder/ui/toast';

/** Shows a toast; loads the toast code on first use, so that it stays out of the first load. */
export async function notify(show: (toast: typeof Toast) => void): Promise<void> {
  const { toast } = await import('@larder/ui/toast');
  show(toast);
}

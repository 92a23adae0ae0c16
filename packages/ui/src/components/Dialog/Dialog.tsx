import { checkProps } from '../../private/dom/checkProps';
import { lazyModule } from '../../private/lazy/lazyModule';
import { useLazyModule } from '../../private/lazy/useLazyModule';
import type { DialogProps } from './dialogTypes';

export type { DialogProps } from './dialogTypes';

export const dialogOverlay = lazyModule(() => import('./DialogOverlay'));

/** A modal dialog for one task or question. Focus is trapped inside and returns to the trigger. */
export function Dialog(props: DialogProps) {
  checkProps('name', 'Dialog', () => ({ title: props.title }));
  const parts = useLazyModule(dialogOverlay, props.open, () => props.onOpenChange(false));
  return parts && <parts.DialogOverlay {...props} />;
}

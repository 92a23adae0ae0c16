import { useDirection } from '@larder/domain';
import { Toaster } from '@larder/ui/toast';

/** The toast region; a chunk of its own, since the first paint has nothing to say. */
export function Toasts() {
  const [direction] = useDirection();
  return <Toaster dir={direction} />;
}

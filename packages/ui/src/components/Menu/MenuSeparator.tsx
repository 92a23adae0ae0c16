import { Separator } from 'react-aria-components';
import { separator } from '../../private/overlays/overlay.css';

/** A hairline between groups of items. */
export function MenuSeparator() {
  return <Separator className={separator} />;
}

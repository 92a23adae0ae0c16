import { prefersReducedMotion } from '../dom/media';
import * as styles from './Ripple.css';

/** Position of the press in the viewport, px. */
interface PressPoint {
  clientX: number;
  clientY: number;
}

/**
 * Shows a ripple of `currentColor` in a positioned element, from the press or from the center. Plain DOM, to avoid
 * a render per press; the ripple removes itself after its animation.
 */
export function ripple(element: HTMLElement, from?: PressPoint): void {
  if (prefersReducedMotion()) return;
  const box = element.getBoundingClientRect();
  const x = from ? from.clientX - box.left : box.width / 2;
  const y = from ? from.clientY - box.top : box.height / 2;
  const radius = Math.hypot(Math.max(x, box.width - x), Math.max(y, box.height - y));

  const clip = element.ownerDocument.createElement('span');
  clip.className = styles.clip;
  clip.ariaHidden = 'true';
  clip.dataset.ripple = '';
  const circle = element.ownerDocument.createElement('span');
  circle.className = styles.circle;
  // Physical properties, as pointer coordinates are not mirrored.
  circle.style.left = `${x - radius}px`;
  circle.style.top = `${y - radius}px`;
  circle.style.width = circle.style.height = `${2 * radius}px`;
  const end = () => clip.remove();
  circle.addEventListener('animationend', end);
  circle.addEventListener('animationcancel', end);
  clip.append(circle);
  element.append(clip);
}

/** Returns true for a click without a pointer, from the keyboard or a script. */
export const isKeyboardClick = (event: { detail: number }) => event.detail === 0;

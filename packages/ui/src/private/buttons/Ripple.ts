import * as styles from './Ripple.css';

/** Where the press began, in viewport px. */
interface PressPoint {
  clientX: number;
  clientY: number;
}

/**
 * Lets a circle of `currentColor` spread over a positioned element, from the point of the press or from the centre.
 * Plain DOM on purpose: a press costs no render, and the circle removes itself when its animation ends.
 */
export function ripple(element: HTMLElement, from?: PressPoint): void {
  if (element.ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
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
  // Physical on purpose: the pointer's coordinates do not mirror.
  circle.style.left = `${x - radius}px`;
  circle.style.top = `${y - radius}px`;
  circle.style.width = circle.style.height = `${2 * radius}px`;
  const end = () => clip.remove();
  circle.addEventListener('animationend', end);
  circle.addEventListener('animationcancel', end);
  clip.append(circle);
  element.append(clip);
}

/** Whether a click came from the keyboard (or a script) and so has no point to spread from. */
export const isKeyboardClick = (event: { detail: number }) => event.detail === 0;

/** Where toasts appear: an edge and a place along it. */
export type ToastPosition = `${'top' | 'bottom'}-${'start' | 'center' | 'end'}`;

export interface ToastPlace {
  edge: 'top' | 'bottom';
  along: 'start' | 'center' | 'end';
  /** What sonner calls it: it knows left and right, not start and end. */
  physical: `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`;
}

/** The place of a position in a writing direction; a phone has room at the foot alone. */
export function toastPlace(position: ToastPosition, direction: 'ltr' | 'rtl', isNarrow: boolean): ToastPlace {
  if (isNarrow) return { edge: 'bottom', along: 'end', physical: 'bottom-center' };
  const [edge, along] = position.split('-') as [ToastPlace['edge'], ToastPlace['along']];
  const isAtLeft = (along === 'start') === (direction === 'ltr');
  return { edge, along, physical: `${edge}-${along === 'center' ? 'center' : isAtLeft ? 'left' : 'right'}` };
}

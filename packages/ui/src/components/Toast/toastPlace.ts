/** Position of toasts: an edge and an alignment. */
export type ToastPosition = `${'top' | 'bottom'}-${'start' | 'center' | 'end'}`;

export interface ToastPlace {
  edge: 'top' | 'bottom';
  along: 'start' | 'center' | 'end';
  /** Position for sonner, which has no logical directions. */
  physical: `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`;
}

/** Returns the position for a writing direction. Phones always use the bottom. */
export function toastPlace(position: ToastPosition, direction: 'ltr' | 'rtl', isNarrow: boolean): ToastPlace {
  if (isNarrow) return { edge: 'bottom', along: 'end', physical: 'bottom-center' };
  const [edge, along] = position.split('-') as [ToastPlace['edge'], ToastPlace['along']];
  const isAtLeft = (along === 'start') === (direction === 'ltr');
  return { edge, along, physical: `${edge}-${along === 'center' ? 'center' : isAtLeft ? 'left' : 'right'}` };
}

import type { SliderState } from 'react-aria-components';

/** Formats the value of a thumb with a minus sign: `Intl` writes a hyphen. */
export const thumbText = (state: SliderState, index: number) =>
  state.getThumbValueLabel(index).replace(/-(?=\P{N}*\p{N})/u, '−');

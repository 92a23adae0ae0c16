import type { SliderState } from 'react-aria-components';

/** The value of a knob as it is seen: `Intl` writes a hyphen where a minus belongs. */
export const thumbText = (state: SliderState, index: number) =>
  state.getThumbValueLabel(index).replace(/-(?=\P{N}*\p{N})/u, '−');

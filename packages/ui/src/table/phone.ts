import { below } from '../css/componentStyle';

/** Media query for phones, where rows become cards. */
export const phone = below('md');

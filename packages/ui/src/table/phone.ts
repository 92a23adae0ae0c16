import { below } from '../css/componentStyle';

/** Where rows become cards. */
export const phone = below('md');

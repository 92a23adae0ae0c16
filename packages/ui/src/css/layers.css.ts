import { globalLayer } from '@vanilla-extract/css';

/** Cascade order: a consumer's unlayered CSS always wins over the library. */
export const reset = globalLayer('larder-reset');
export const base = globalLayer('larder-base');
export const components = globalLayer('larder-components');

export { InputMask } from '../components/InputMask/InputMask';
export type { InputMaskProps } from '../components/InputMask/InputMask';
export type { Mask } from '../components/InputMask/masks';

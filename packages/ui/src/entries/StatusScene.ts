export { StatusScene } from '../patterns/AuthLayout/StatusScene';
export type { StatusSceneProps } from '../patterns/AuthLayout/StatusScene';

export { MiniBars } from '../charts/MiniBars/MiniBars';
export type { MiniBarsProps } from '../charts/MiniBars/MiniBars';

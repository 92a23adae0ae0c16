export { Board } from '../components/Board/Board';
export { movedCards } from '../components/Board/movedCards';
export type { BoardMove, BoardProps } from '../components/Board/Board';
export type { BoardColumn } from '../components/Board/BoardColumnView';

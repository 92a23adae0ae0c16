export { Pantry } from '../patterns/AuthLayout/Pantry';
export type { PantryProps } from '../patterns/AuthLayout/Pantry';

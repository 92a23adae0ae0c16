export { TextField } from '../components/TextField/TextField';
export type { TextFieldProps } from '../components/TextField/TextField';

export { InputGroup } from '../components/InputGroup/InputGroup';
export { InputGroupText } from '../components/InputGroup/InputGroupText';
export type { InputGroupProps } from '../components/InputGroup/InputGroup';
export type { InputGroupTextProps } from '../components/InputGroup/InputGroupText';

import { FieldGroup, type FieldGroupProps } from '../../private/fields/FieldGroup';
import * as styles from './InputGroup.css';

export interface InputGroupProps extends FieldGroupProps {}

/** Joins fields, text and buttons, such as an amount and its currency. */
export function InputGroup({ children, ...group }: InputGroupProps) {
  return (
    <FieldGroup {...group}>
      <div className={styles.row}>{children}</div>
    </FieldGroup>
  );
}

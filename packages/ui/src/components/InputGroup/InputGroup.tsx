import { FieldGroup, type FieldGroupProps } from '../../private/fields/FieldGroup';
import * as styles from './InputGroup.css';

export interface InputGroupProps extends FieldGroupProps {}

/** Fields, words and buttons joined to one box: an amount and its currency, an address and its button. */
export function InputGroup({ children, ...group }: InputGroupProps) {
  return (
    <FieldGroup {...group}>
      <div className={styles.row}>{children}</div>
    </FieldGroup>
  );
}

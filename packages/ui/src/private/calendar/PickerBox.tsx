import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Group } from 'react-aria-components';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import * as field from '../fields/Field.css';
import * as group from '../fields/GroupBox.css';
import { inputStrings } from '../strings/inputStrings';
import { useStrings } from '../strings/strings';

interface PickerBoxProps {
  icon: IconType;
  size: keyof typeof field.size;
  /** Called when the clear button is pressed. If omitted, there is no clear button. */
  onClear?: () => void;
  children: ReactNode;
}

/** Box of a date field: calendar button, segments and clear button. */
export function PickerBox({ icon, size, onClear, children }: PickerBoxProps) {
  const strings = useStrings(inputStrings);
  return (
    <Group className={cx(group.box, field.size[size])}>
      <Button className={cx(group.boxButton, group.atStart)}>
        <Icon as={icon} size={size === 'md' ? 18 : 16} />
      </Button>
      {children}
      {onClear && (
        <button type="button" aria-label={strings.clear} className={cx(group.boxButton, group.atEnd)} onClick={onClear}>
          <Icon as={X} />
        </button>
      )}
    </Group>
  );
}

import { Circle, CircleCheck } from 'lucide-react';
import { text } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { passwordStrings } from '../../private/strings/passwordStrings';
import { fill, useStrings } from '../../private/strings/strings';
import { Meter } from '../Meter/Meter';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './PasswordField.css';

/** A rule for new passwords. */
export interface PasswordRule {
  /** Text of the rule: "12 characters or more". */
  label: string;
  /** Returns true if the password meets the rule. */
  test: (password: string) => boolean;
}

export interface PasswordRulesProps {
  /** ID of the list, which describes the field. */
  id: string;
  /** Rules, in display order. */
  rules: readonly PasswordRule[];
  /** The current password. */
  password: string;
}

/** Strength bar and checklist of rules. */
export function PasswordRules({ id, rules, password }: PasswordRulesProps) {
  const strings = useStrings(passwordStrings);
  const checked = rules.map(({ label, test }) => ({ label, isMet: password !== '' && test(password) }));
  const count = checked.filter(({ isMet }) => isMet).length;
  const said = fill(strings.rulesKept, { count, all: rules.length });

  return (
    <div className={styles.rules}>
      <Meter
        label={strings.strength}
        value={count}
        max={rules.length}
        valueText={said}
        size="sm"
        levels={[
          { from: 0, tone: 'danger' },
          { from: rules.length / 2, tone: 'warning' },
          { from: rules.length, tone: 'success' },
        ]}
      />
      <ul id={id} className={cx(text.caption, styles.list)}>
        {checked.map(({ label, isMet }) => (
          <li key={label} className={cx(styles.rule, isMet && styles.met)}>
            <Icon as={isMet ? CircleCheck : Circle} size={14} />
            <span>
              <bdi>{label}</bdi>
              <VisuallyHidden>{`, ${isMet ? strings.ruleKept : strings.ruleOpen}`}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{password && said}</VisuallyHidden>
    </div>
  );
}

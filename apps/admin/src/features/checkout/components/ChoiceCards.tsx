import { useId, type ReactNode } from 'react';
import * as styles from './ChoiceCards.css';

export interface Choice {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
  /** Controls next to the choice. */
  actions?: ReactNode;
  /** Fields below the choice while it is selected. */
  content?: ReactNode;
}

export interface ChoiceCardsProps {
  /** Legend of the group. */
  label: string;
  choices: readonly Choice[];
  value: string;
  onValueChange: (value: string) => void;
}

/** Radio buttons as cards with descriptions, controls and fields. */
export function ChoiceCards({ label, choices, value, onValueChange }: ChoiceCardsProps) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map(({ value: own, label: title, description, disabled, actions, content }, index) => (
        <div key={own} className={styles.card}>
          <div className={styles.row}>
            <label className={styles.choice}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                value={own}
                checked={own === value}
                disabled={disabled}
                aria-labelledby={`${name}-${index}`}
                aria-describedby={description ? `${name}-${index}-description` : undefined}
                onChange={() => onValueChange(own)}
              />
              <span className={styles.texts}>
                <span id={`${name}-${index}`} className={styles.title}>
                  {title}
                </span>
                {description && (
                  <span id={`${name}-${index}-description`} className={styles.description}>
                    {description}
                  </span>
                )}
              </span>
            </label>
            {actions}
          </div>
          {own === value && content && <div className={styles.content}>{content}</div>}
        </div>
      ))}
    </fieldset>
  );
}

import { useContext, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import * as styles from './Form.css';
import { FormContext } from './FormContext';

export interface FormSectionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Title of the section. */
  title: ReactNode;
  /** Text below the title. */
  description?: ReactNode;
  /**
   * Heading level of the title.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * Position of the title: above the fields, or at their start at 768px and up.
   * @default 'top'
   */
  titlePlacement?: 'top' | 'start';
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Related fields with a title. Uses the layout of the surrounding form. */
export function FormSection({
  title,
  description,
  headingLevel = 2,
  titlePlacement = 'top',
  className,
  children,
  ref,
  ...rest
}: FormSectionProps) {
  const layout = useContext(FormContext);
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <div
      ref={ref}
      role="group"
      aria-labelledby={titleId}
      {...rest}
      className={cx(
        styles.section,
        styles.sectionRule,
        styles.wide,
        titlePlacement === 'start' && styles.sectionHorizontal,
        className,
      )}
    >
      <div className={styles.sectionHeader}>
        <Title id={titleId} className={cx(text.title3, styles.sectionTitle)}>
          {title}
        </Title>
        {description && <p className={cx(text.body, styles.muted)}>{description}</p>}
      </div>
      <div className={cx(styles.root, styles.layout[layout])}>{children}</div>
    </div>
  );
}

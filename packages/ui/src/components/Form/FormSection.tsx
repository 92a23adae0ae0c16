import { useContext, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import * as styles from './Form.css';
import { FormContext } from './FormContext';

export interface FormSectionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What its fields are about. */
  title: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode;
  /**
   * Level of the title.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * Title over the fields, or at their start from 768 px up.
   * @default 'above'
   */
  titleAt?: 'above' | 'beside';
  /** The root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Fields of one matter under a title; they take the layout of the form around. */
export function FormSection({
  title,
  description,
  headingLevel = 2,
  titleAt = 'above',
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
        titleAt === 'beside' && styles.sectionBeside,
        className,
      )}
    >
      <div className={styles.sectionHead}>
        <Title id={titleId} className={cx(text.title3, styles.sectionTitle)}>
          {title}
        </Title>
        {description && <p className={cx(text.body, styles.quiet)}>{description}</p>}
      </div>
      <div className={cx(styles.root, styles.layout[layout])}>{children}</div>
    </div>
  );
}

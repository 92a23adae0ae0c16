import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../css/cx';
import { Field } from '../../private/fields/Field';
import type { FieldTexts } from '../../private/fields/fieldTexts';
import { FormValue } from '../../private/fields/FormValue';
import type { FieldIds } from '../../private/fields/useFieldIds';
import * as styles from './Rating.css';

interface RatingImageProps extends HTMLAttributes<HTMLElement> {
  ids: FieldIds;
  /** Texts and class of the field. */
  texts: FieldTexts & { className: string | undefined };
  value: number;
  name: string | undefined;
  form: string | undefined;
  disabled: boolean | undefined;
  size: keyof typeof styles.size;
  /** Content after the stars. */
  after: ReactNode;
  ref: Ref<HTMLSpanElement> | undefined;
}

/** A read-only rating: an image with the texts of a field. */
export function RatingImage({
  ids,
  texts,
  value,
  name,
  form,
  disabled,
  size,
  after,
  children,
  ...rest
}: RatingImageProps) {
  return (
    <Field as="span" ids={ids} {...texts}>
      <span className={styles.line}>
        <span
          {...rest}
          id={ids.control}
          role="img"
          // As a field of a form it is a tab stop, like a read-only input. Elsewhere, only scripts focus it.
          tabIndex={name && !disabled ? 0 : -1}
          aria-describedby={ids.describedBy}
          className={cx(styles.stars, styles.size[size])}
          data-disabled={disabled || undefined}
        >
          {children}
        </span>
        {after}
        <FormValue {...{ name, form, disabled, value: String(value) }} />
      </span>
    </Field>
  );
}

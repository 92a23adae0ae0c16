import { useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import * as typography from '../../css/typography.css';
import { cx } from '../../css/cx';
import { Field } from '../../private/fields/Field';
import type { FieldTexts } from '../../private/fields/fieldTexts';
import { counter as counterStyle } from '../../private/fields/Field.css';
import { FormValue } from '../../private/fields/FormValue';
import { useFieldState } from '../../private/fields/useFieldState';
import { useFieldIds } from '../../private/fields/useFieldIds';
import { LazyBoundary } from '../../private/lazy/LazyBoundary';
import { lazyModule } from '../../private/lazy/lazyModule';
import { lazyNamed } from '../../private/lazy/lazyNamed';
import { coreStrings } from '../../private/strings/coreStrings';
import { fill, useStrings } from '../../private/strings/strings';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { EditorToolName } from './editorTools';
import * as styles from './RichTextEditor.css';

/** Placeholder of the text until the editor is loaded. */
const Waiting = () => (
  <div className={styles.waiting} aria-busy="true">
    <Skeleton inlineSize="60%" blockSize={14} shape="text" />
  </div>
);
const EditorBody = lazyNamed(
  lazyModule(() => import('./EditorBody')),
  'EditorBody',
  Waiting,
);

export interface RichTextEditorProps
  extends
    Omit<FieldTexts, 'label'>,
    Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'defaultValue' | 'onChange' | 'onBlur'> {
  /** Label above the field. */
  label: string;
  /** The HTML (controlled), or '' if the field is empty. It is sanitized. */
  value?: string;
  /** The initial HTML (uncontrolled). @default '' */
  defaultValue?: string;
  /** Called with sanitized HTML on every change. */
  onValueChange?: (html: string) => void;
  /** Called when focus leaves the editable text. */
  onBlur?: () => void;
  /** Example value, shown while the field is empty. */
  placeholder?: string;
  /** Maximum number of characters without formatting. Shows a counter. */
  maxLength?: number;
  /** Groups of tools in the toolbar. @default all except the tools for articles: headings, quotes, code and pictures */
  tools?: readonly (readonly EditorToolName[])[];
  /** Position of the toolbar; `bottom` is for composers. @default 'top' */
  toolbarAt?: 'top' | 'bottom';
  /** Content at the end of the toolbar, such as "Draft saved" or a send button. */
  endContent?: ReactNode;
  /** Name in form data. */
  name?: string;
  /** If true, the field can't be focused or changed, and is not submitted. @default false */
  disabled?: boolean;
  /** If true, the text can be copied but not changed. @default false */
  readOnly?: boolean;
  /** If true, the editor receives focus when it has loaded. @default false */
  autoFocus?: boolean;
  /**
   * If true, text is required: shows the "required" mark and informs assistive technology. Validate it yourself.
   * @default false
   */
  required?: boolean;
  /** ID of the form, if the field is outside of it. */
  form?: string;
  /** Ref to the editable element, which is null until the editor has loaded. */
  ref?: Ref<HTMLElement>;
}

const defaultTools: readonly (readonly EditorToolName[])[] = [
  ['undo', 'redo'],
  ['bold', 'italic', 'underline', 'strike'],
  ['alignStart', 'alignCenter', 'alignEnd'],
  ['bulletList', 'orderedList', 'link'],
];

/** A field for rich text with formatting, alignment, lists and links. Its value is sanitized HTML. */
export function RichTextEditor({
  label,
  hideLabel,
  labelEndContent,
  description,
  error,
  required,
  requiredMark = required,
  value,
  defaultValue = '',
  onValueChange,
  onBlur,
  placeholder,
  maxLength,
  tools = defaultTools,
  toolbarAt = 'top',
  endContent,
  name,
  form,
  disabled = false,
  readOnly = false,
  autoFocus,
  id,
  className,
  onClick,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: RichTextEditorProps) {
  const strings = useStrings(coreStrings);
  const ids = useFieldIds(undefined, { description, error }, describedBy);
  const [html, setHtml, root] = useFieldState<string, string, HTMLDivElement>(value, defaultValue, onValueChange);
  const [count, setCount] = useState(0);

  const attributes: Record<string, string> = {
    id: ids.control,
    role: 'textbox',
    tabindex: disabled ? '-1' : '0',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(ids.describedBy && { 'aria-describedby': ids.describedBy }),
    ...(error && { 'aria-invalid': 'true' }),
    ...(requiredMark && { 'aria-required': 'true' }),
    ...(readOnly && { 'aria-readonly': 'true' }),
    ...(disabled && { 'aria-disabled': 'true' }),
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a click on the label focuses the text, as in native fields
    <div
      ref={root}
      id={id}
      {...rest}
      className={className}
      onClick={(event) => {
        onClick?.(event);
        if ((event.target as Element).closest(`label[for="${ids.control}"]`))
          document.getElementById(ids.control)?.focus();
      }}
    >
      <Field
        ids={ids}
        {...{ label, hideLabel, labelEndContent, description, error, requiredMark }}
        footEnd={
          maxLength !== undefined && (
            <span className={cx(typography.text.caption, typography.tabular, counterStyle)}>
              <bdi dir="ltr" aria-hidden="true">{`${count} / ${maxLength}`}</bdi>
              <VisuallyHidden>{fill(strings.characterCount, { count, max: maxLength })}</VisuallyHidden>
            </span>
          )
        }
      >
        <div
          className={styles.box}
          data-invalid={error ? true : undefined}
          data-disabled={disabled || undefined}
          data-readonly={readOnly || undefined}
        >
          <LazyBoundary fallback={<Waiting />}>
            <EditorBody
              {...{ attributes, html, maxLength, placeholder, tools, toolbarAt, endContent, autoFocus, onBlur }}
              {...{ disabled, readOnly }}
              control={ref}
              editorId={ids.control}
              onValueChange={setHtml}
              onCount={setCount}
            />
          </LazyBoundary>
        </div>
      </Field>
      <FormValue {...{ name, form, value: html, disabled }} />
    </div>
  );
}

import { Check, Copy, X } from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { clipboardStrings } from '../../private/strings/clipboardStrings';
import { copyText } from '../../private/dom/copyText';
import { useStrings } from '../../private/strings/strings';
import { Button, type ButtonProps } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface ClipboardButtonProps extends Omit<
  ButtonProps,
  'value' | 'children' | 'startIcon' | 'loading' | 'loadingLabel' | 'onCopy' | 'onError' | 'type'
> {
  /** What is copied, or a function that gets it when it is asked for. */
  value: string | (() => string | Promise<string>);
  /** What the button says, and its name where it is an icon alone: "Copy the link". @default 'Copy' in the reader's language */
  label?: string;
  /** What it says for two seconds afterwards. @default 'Copied' in the reader's language */
  copiedLabel?: string;
  /** Called when the text is on the clipboard. */
  onCopied?: (text: string) => void;
  /** Called when neither the browser nor `value` would give it. */
  onFailed?: () => void;
}

type Outcome = 'copied' | 'failed';

const icons = { copied: Check, failed: X, none: Copy };
const shownFor = 2000;

/** Copies a text and says so. */
export function ClipboardButton({
  value,
  label,
  copiedLabel,
  onCopied,
  onFailed,
  iconOnly = false,
  onClick,
  ...button
}: ClipboardButtonProps) {
  const strings = useStrings(clipboardStrings);
  const [outcome, setOutcome] = useState<Outcome>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (next: Outcome) => {
    setOutcome(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOutcome(undefined), shownFor);
  };
  const copy = async () => {
    const text = await Promise.resolve(typeof value === 'function' ? value() : value).catch(() => undefined);
    const isCopied = text !== undefined && (await copyText(text));
    show(isCopied ? 'copied' : 'failed');
    if (isCopied) onCopied?.(text);
    else onFailed?.();
  };
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) void copy();
  };

  const name = label ?? strings.copy;
  const said: Record<Outcome, ReactNode> = { copied: copiedLabel ?? strings.copied, failed: strings.copyFailed };
  return (
    <>
      <Button
        {...(iconOnly && { 'aria-label': name, title: name })}
        {...button}
        iconOnly={iconOnly}
        startIcon={icons[outcome ?? 'none']}
        onClick={handleClick}
      >
        {outcome ? said[outcome] : name}
      </Button>
      <VisuallyHidden role="status">{outcome && said[outcome]}</VisuallyHidden>
    </>
  );
}

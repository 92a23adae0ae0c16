import { Check, Copy, X } from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { clipboardStrings } from '../../private/strings/clipboardStrings';
import { copyText, type ClipboardContent } from '../../private/dom/copyText';
import { useStrings } from '../../private/strings/strings';
import { Button, type ButtonProps } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface ClipboardButtonProps extends Omit<
  ButtonProps,
  'value' | 'children' | 'startIcon' | 'loading' | 'loadingLabel' | 'onCopy' | 'onError' | 'type'
> {
  /** Text to copy, a `ClipboardItem` with formatted text or a picture, or a function that returns one of them on click. */
  value: ClipboardContent | (() => ClipboardContent | Promise<ClipboardContent>);
  /** Label, and accessible name of an icon-only button, such as "Copy link". @default 'Copy', localized */
  label?: string;
  /** Label shown for two seconds after copying. @default 'Copied', localized */
  copiedLabel?: string;
  /** Called with the copied text or item. */
  onCopy?: (content: ClipboardContent) => void;
  /** Called when `value` fails to return the content, or when it can't be copied. */
  onError?: () => void;
}

type Outcome = 'copied' | 'failed';

const icons = { copied: Check, failed: X, none: Copy };
const shownFor = 2000;

/** A button that copies text or pictures to the clipboard and confirms it. */
export function ClipboardButton({
  value,
  label,
  copiedLabel,
  onCopy,
  onError,
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
    const read = async () => (typeof value === 'function' ? value() : value);
    const content = await read().catch(() => undefined);
    const isCopied = content !== undefined && (await copyText(content));
    show(isCopied ? 'copied' : 'failed');
    if (isCopied) onCopy?.(content);
    else onError?.();
  };
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) void copy();
  };

  const name = label ?? strings.copy;
  const messages: Record<Outcome, ReactNode> = { copied: copiedLabel ?? strings.copied, failed: strings.copyFailed };
  return (
    <>
      <Button
        {...(iconOnly && { 'aria-label': name, title: name })}
        {...button}
        iconOnly={iconOnly}
        startIcon={icons[outcome ?? 'none']}
        onClick={handleClick}
      >
        {outcome ? messages[outcome] : name}
      </Button>
      <VisuallyHidden role="status">{outcome && messages[outcome]}</VisuallyHidden>
    </>
  );
}

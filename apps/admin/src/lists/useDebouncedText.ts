import { useEffect, useEffectEvent, useState } from 'react';

const wait = 300;

/** Returns the text of a field that updates a search parameter after a delay. */
export function useDebouncedText(value: string, onChange: (value: string) => void) {
  const [text, setText] = useState(value);
  const [isTyping, setTyping] = useState(false);
  const [seen, setSeen] = useState(value);
  // Follow changes of the URL by back, forward and "Clear", but not while the user types.
  if (value !== seen) {
    setSeen(value);
    if (!isTyping) setText(value);
  }
  const send = useEffectEvent(() => {
    setTyping(false);
    if (text.trim() !== value) onChange(text.trim());
  });
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setTimeout(() => send(), wait);
    return () => clearTimeout(timer);
  }, [isTyping, text]);
  return {
    value: text,
    onValueChange: (next: string) => {
      setText(next);
      setTyping(true);
    },
  };
}

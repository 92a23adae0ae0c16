import { useEffect, useEffectEvent, useState } from 'react';

const wait = 300;

/** A text field over a part of the address: what is typed is there at once, the address follows when typing rests. */
export function useLateText(value: string, onChange: (value: string) => void) {
  const [text, setText] = useState(value);
  const [isTyping, setTyping] = useState(false);
  const [seen, setSeen] = useState(value);
  // Back, forward and "Clear" change the address under the field; what is being typed stays.
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
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value);
      setTyping(true);
    },
  };
}

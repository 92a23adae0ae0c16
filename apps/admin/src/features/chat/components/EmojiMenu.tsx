import { IconButton, Popover } from '@larder/ui/overlays';
import { Smile } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './Chat.css';

const emojis = '🙂 😀 😂 😅 😉 😍 🤔 😮 😢 😴 🙄 👍 👎 👏 🙏 💪 👌 🤞 👋 ❤️ 🎉 🔥 ⭐ ✅ ❌ ⏰ 🍲 🍞 🐟 🍷 ☕ 🧀'.split(
  ' ',
);

export interface EmojiMenuProps {
  onInsert: (emoji: string) => void;
}

/** A button that opens a selection of emoji. */
export function EmojiMenu({ onInsert }: EmojiMenuProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={t('chat.emoji')}
      placement="top start"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton size="sm" icon={Smile} label={t('chat.emoji')} />}
    >
      <div className={styles.emojis}>
        {emojis.map((emoji) => (
          <button
            key={emoji}
            type="button"
            className={styles.emoji}
            onClick={() => {
              setOpen(false);
              onInsert(emoji);
            }}
          >
            {emoji}
          </button>
        ))}
      </div>
    </Popover>
  );
}

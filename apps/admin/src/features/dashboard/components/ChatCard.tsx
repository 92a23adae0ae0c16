import { serverNow, useSession } from '@larder/domain';
import { Button, Card, TextField } from '@larder/ui';
import { ChatThread } from '@larder/ui/ChatThread';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './ChatCard.css';

export interface ChatCardProps {
  /** The other person. */
  name: string;
  /** Messages of the other person, oldest first. */
  received: readonly string[];
}

/** A conversation in a card. Sent messages last until the card unmounts. */
export function ChatCard({ name, received }: ChatCardProps) {
  const { t } = useTranslation();
  const own = useSession().user?.fullName ?? '';
  const [messages, setMessages] = useState(() =>
    received.map((text, index) => ({
      id: `received-${index}`,
      author: { id: name, name },
      own: false,
      content: text,
      time: new Date(serverNow().getTime() - (received.length - index) * 60_000).toISOString(),
    })),
  );
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const message = text.trim();
    if (message === '') return;
    const time = serverNow().toISOString();
    setMessages((before) => [
      ...before,
      { id: `sent-${before.length}`, author: { id: 'own', name: own }, own: true, content: message, time },
    ]);
    setText('');
  };
  return (
    <Card title={t('cards.chat.title', { name })} padding="none">
      <div className={styles.root}>
        <ChatThread
          label={name}
          messages={messages}
          composer={
            <form className={styles.composer} onSubmit={send}>
              <TextField
                className={styles.field}
                label={t('cards.chat.message')}
                hideLabel
                autoComplete="off"
                value={text}
                onValueChange={setText}
              />
              <Button type="submit" variant="filled">
                {t('chat.send')}
              </Button>
            </form>
          }
        />
      </div>
    </Card>
  );
}

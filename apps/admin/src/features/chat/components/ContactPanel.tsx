import type { ChatContact, ChatMessage } from '@larder/domain/contract';
import { Avatar, Button, ButtonLink, Switch, TextField } from '@larder/ui';
import { Tag } from '@larder/ui/Tag';
import { Drawer, IconButton } from '@larder/ui/overlays';
import { useMediaQuery } from '@larder/ui/shell';
import { from } from '@larder/ui/theme';
import { Ban, Mail, Phone, Plus, UserMinus, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatActions } from '../useChatActions';
import type { ChatLabels } from '../useChatLabels';
import type { ChatPage } from '../useChatPage';
import * as styles from './ChatPanel.css';
import { MessageAttachment } from './MessageAttachment';

export interface ContactPanelProps {
  contact: ChatContact;
  messages: readonly ChatMessage[];
  page: ChatPage;
  actions: ChatActions;
  labels: ChatLabels;
}

/** Details of the contact: next to the chat on wide screens, otherwise in a drawer. */
export function ContactPanel(props: ContactPanelProps) {
  const { t } = useTranslation();
  const hasRoom = useMediaQuery(from('xl'));
  const close = () => props.page.show({ panel: undefined });
  if (!hasRoom)
    return (
      <Drawer open onOpenChange={close} size="sm" padding="none" title={t('chat.details')}>
        <ContactDetails {...props} />
      </Drawer>
    );
  return (
    <aside className={styles.aside} aria-label={t('chat.details')}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t('chat.details')}</h2>
        <IconButton size="sm" icon={X} label={t('chat.closeDetails')} onClick={close} />
      </header>
      <ContactDetails {...props} />
    </aside>
  );
}

function ContactDetails({ contact, messages, page, actions, labels }: ContactPanelProps) {
  const { t } = useTranslation();
  const { id, fullName: name, avatar, status, role, about, phone, email, hours, isBlocked } = contact;
  const denial = actions.denial('update');
  const facts = [
    { key: 'phone', value: phone, isNumber: true },
    { key: 'email', value: email, isNumber: false },
    { key: 'hours', value: hours, isNumber: false },
  ].filter(({ value }) => value);
  const files = messages.flatMap(({ id: key, attachment }) => (attachment ? [{ key, attachment }] : [])).toReversed();

  return (
    <div className={styles.body}>
      <div className={styles.person}>
        <Avatar name={name} src={avatar || undefined} size={56} colorKey={id} status={status} aria-hidden />
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.muted}>
          <bdi>{role}</bdi> · {labels.status(status)}
        </span>
        {about && (
          <p className={styles.muted} dir="auto">
            {about}
          </p>
        )}
        <div className={styles.buttons}>
          {phone && (
            <ButtonLink size="sm" startIcon={Phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {t('chat.callShort')}
            </ButtonLink>
          )}
          {email && (
            <ButtonLink size="sm" startIcon={Mail} href={`mailto:${email}`}>
              {t('chat.mail')}
            </ButtonLink>
          )}
        </div>
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ key, value, isNumber }) => (
            <div key={key}>
              <dt className={styles.muted}>{t(`chat.fields.${key}`)}</dt>
              <dd className={styles.value}>
                <bdi dir={isNumber ? 'ltr' : undefined}>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Tags contact={contact} actions={actions} />
      {files.length > 0 && (
        <section className={styles.section} aria-label={t('chat.files')}>
          <h3 className={styles.label}>{t('chat.files')}</h3>
          <ul className={styles.files}>
            {files.map(({ key, attachment }) => (
              <li key={key}>
                <MessageAttachment attachment={attachment} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.section}>
        <Switch
          label={t('chat.important')}
          labelPlacement="start"
          checked={contact.isImportant ?? false}
          disabled={denial !== undefined}
          onCheckedChange={(isImportant) => actions.mark(contact, { isImportant })}
        />
        <Switch
          label={t('chat.mute')}
          labelPlacement="start"
          checked={contact.isMuted ?? false}
          disabled={denial !== undefined}
          onCheckedChange={(isMuted) => actions.mark(contact, { isMuted })}
        />
      </div>
      <div className={styles.section}>
        <div className={styles.buttons}>
          <Button
            size="sm"
            startIcon={Ban}
            disabledReason={denial}
            onClick={() =>
              isBlocked ? actions.mark(contact, { isBlocked: false }) : void actions.change(contact, 'blocked')
            }
          >
            {t(isBlocked ? 'chat.actions.unblock' : 'chat.actions.block')}
          </Button>
          <Button
            size="sm"
            tone="danger"
            startIcon={UserMinus}
            disabledReason={denial}
            onClick={() => {
              // Close the chat first, because the chat of a removed contact can't be loaded.
              page.open(undefined);
              void actions.change(contact, 'removed');
            }}
          >
            {t('chat.actions.remove')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Maximum length of a tag. */
const tagLimit = 20;

function Tags({ contact, actions }: Pick<ContactPanelProps, 'contact' | 'actions'>) {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const [text, setText] = useState('');
  const tags = contact.tags ?? [];
  const denial = actions.denial('update');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim().length > tagLimit) return;
    if (text.trim() !== '') actions.mark(contact, { tags: [...tags, text] });
    setText('');
    setAdding(false);
  };
  return (
    <section className={styles.section} aria-label={t('chat.tags')}>
      <h3 className={styles.label}>{t('chat.tags')}</h3>
      <div className={styles.buttons}>
        {tags.map((tag) => (
          <Tag
            key={tag}
            onRemove={denial ? undefined : () => actions.mark(contact, { tags: tags.filter((each) => each !== tag) })}
          >
            {tag}
          </Tag>
        ))}
        {!isAdding && (
          <Button size="sm" startIcon={Plus} disabledReason={denial} onClick={() => setAdding(true)}>
            {t('chat.addTag')}
          </Button>
        )}
      </div>
      {isAdding && (
        <form onSubmit={add} noValidate>
          <TextField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the pressed button
            autoFocus
            label={t('chat.newTag')}
            value={text}
            onValueChange={setText}
            error={text.trim().length > tagLimit ? t('validation.maxLength', { count: tagLimit }) : undefined}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.preventDefault();
              event.stopPropagation();
              setAdding(false);
            }}
          />
        </form>
      )}
    </section>
  );
}

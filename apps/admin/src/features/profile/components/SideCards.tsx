import { useChats } from '@larder/domain';
import type { ProfileData } from '@larder/domain/contract';
import { Avatar, Button, Card, EmptyState, Stack, Text } from '@larder/ui';
import { IconButton } from '@larder/ui/overlays';
import { RadioGroup } from '@larder/ui/RadioGroup';
import { Link } from '@tanstack/react-router';
import { Check, MessageSquare, Plus, Star, UserMinus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RouterButton, RouterLink } from '../../../components/RouterButton';
import { useFormats } from '../../../hooks/useFormats';
import type { ProfileActions } from '../useProfileActions';
import * as styles from './Profile.css';

interface SectionProps {
  profile: ProfileData;
  actions: ProfileActions;
}

/** Text and facts about the user. Empty ones are left out. */
export function AboutCard({ profile: { userAbout } }: Pick<SectionProps, 'profile'>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { about, joined, city, email, website } = userAbout;
  const facts = [
    ['joined', joined && formats.date(joined, { day: 'numeric', month: 'long', year: 'numeric' })],
    ['city', city],
    ['email', email],
    ['website', website],
  ].filter(([, value]) => value);
  return (
    <Card title={t('profile.about')}>
      <Stack gap="px16">
        {about && <p className={styles.paragraph}>{about}</p>}
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className={styles.factName}>{t(`profile.fields.${name}`)}</dt>
              <dd className={styles.fact}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Card>
  );
}

interface StarButtonProps {
  title: string;
  isFavorite: boolean;
  onToggle: () => void;
}

function StarButton({ title, isFavorite, onToggle }: StarButtonProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      size="sm"
      icon={Star}
      label={t('profile.favorite', { title })}
      aria-pressed={isFavorite}
      className={isFavorite ? styles.on : undefined}
      onClick={onToggle}
    />
  );
}

/** Pages that the user may like. */
export function PagesCard({ profile: { suggestedPages }, actions }: SectionProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('profile.pages')}>
      {suggestedPages.length === 0 && <EmptyState size="sm" title={t('common.nothingYet')} />}
      <ul className={styles.list}>
        {suggestedPages.map(({ id, title, subtitle, avatar, isFavorite }) => (
          <li key={id} className={styles.line}>
            <Avatar name={title} src={avatar || undefined} size={40} shape="square" aria-hidden />
            <span className={styles.lineText}>
              <bdi>{title}</bdi>
              <Text variant="caption" tone="muted">
                {subtitle}
              </Text>
            </span>
            <StarButton
              {...{ title, isFavorite }}
              onToggle={() => void actions.save({ section: 'suggestedPages', id, data: { isFavorite: !isFavorite } })}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Short news with links. */
export function NewsCard({ profile: { twitterFeeds }, actions }: SectionProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Card title={t('profile.news')}>
      {twitterFeeds.length === 0 && <EmptyState size="sm" title={t('common.nothingYet')} />}
      <ul className={styles.list}>
        {twitterFeeds.map(({ id, name, handle, avatar, time, text, link, isFavorite }) => (
          <li key={id} className={styles.topLine}>
            <Avatar name={name} src={avatar || undefined} size={40} aria-hidden />
            <span className={styles.lineText}>
              <Text weight="strong">
                <bdi>{name}</bdi>
              </Text>
              <Text variant="caption" tone="muted">
                <bdi>{handle}</bdi> · {formats.relative(time)}
              </Text>
              <p className={styles.paragraph}>{text}</p>
              {link.startsWith('/') && !link.startsWith('//') && (
                <RouterLink to={link as '/'}>{t('profile.readMore')}</RouterLink>
              )}
            </span>
            <StarButton
              {...{ title: name, isFavorite }}
              onToggle={() => void actions.save({ section: 'twitterFeeds', id, data: { isFavorite: !isFavorite } })}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Photos as links that open the viewer. */
export function PhotosCard({
  profile: { latestPhotos },
  isLarge = false,
}: Pick<SectionProps, 'profile'> & { isLarge?: boolean }) {
  const { t } = useTranslation();
  return (
    <Card title={t('profile.photos')}>
      {latestPhotos.length === 0 && <EmptyState size="sm" title={t('common.nothingYet')} />}
      <ul className={isLarge ? styles.manyPhotos : styles.photos}>
        {latestPhotos.map(({ id, title, url }) => (
          <li key={id}>
            <Link
              from="/pages/profile"
              to="."
              search={(previous) => ({ ...previous, photo: id })}
              resetScroll={false}
              className={styles.photoLink}
            >
              <img className={styles.thumbnail} src={url} alt={title} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** People who can be added as friends, or the friends if `isFriends` is true. */
export function PeopleCard({
  profile: { suggestions },
  actions,
  isFriends = false,
}: SectionProps & { isFriends?: boolean }) {
  const { t } = useTranslation();
  // Chat contacts have other IDs than users, so they are matched by name.
  const contacts = useChats().data?.contacts;
  const people = isFriends ? suggestions.filter(({ isAdded }) => isAdded) : suggestions;
  return (
    <Card title={t(isFriends ? 'profile.tabs.friends' : 'profile.suggestions')}>
      {people.length === 0 && <EmptyState size="sm" title={t(isFriends ? 'profile.noFriends' : 'common.nothingYet')} />}
      <ul className={isFriends ? styles.people : styles.list}>
        {people.map(({ id, fullName, avatar, title, isAdded }) => {
          const contact = contacts?.find((each) => each.fullName === fullName);
          const icon = isAdded ? Check : Plus;
          return (
            <li key={id} className={styles.person}>
              <Avatar name={fullName} src={avatar || undefined} size={40} colorKey={id} aria-hidden />
              <span className={styles.personText}>
                <bdi>{fullName}</bdi>
                <Text variant="caption" tone="muted">
                  {title}
                </Text>
              </span>
              {contact && (
                <RouterButton
                  to="/apps/chat/$id"
                  params={{ id: String(contact.id) }}
                  size="sm"
                  variant="plain"
                  iconOnly
                  startIcon={MessageSquare}
                  aria-label={t('profile.message', { name: fullName })}
                />
              )}
              <Button
                size="sm"
                startIcon={isFriends ? UserMinus : icon}
                aria-label={t(isAdded ? 'profile.removeFriend' : 'profile.addFriend', { name: fullName })}
                onClick={() => void actions.setFriend(id, fullName, !isAdded)}
              >
                {isFriends ? t('profile.remove') : t(isAdded ? 'profile.added' : 'profile.add')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** A poll. Shows the results after the user votes; the vote can be changed. */
export function PollCard({ profile: { polls }, actions }: SectionProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Card title={t('profile.poll')}>
      {polls.length === 0 && <EmptyState size="sm" title={t('common.nothingYet')} />}
      {polls.map(({ id, question, options, choice, votes }) => (
        <Stack key={id} gap="px12">
          <RadioGroup
            label={question}
            value={choice === null ? null : String(choice)}
            options={options.map((option) => ({
              value: String(option.id),
              label: option.text,
              ...(choice !== null && {
                description: [
                  formats.percent(option.percent / 100, 0),
                  formats.list(option.voters.slice(0, 3).map(({ fullName }) => fullName)),
                ]
                  .filter(Boolean)
                  .join(' · '),
              }),
            }))}
            onValueChange={(option) => void actions.save({ section: 'polls', id, data: { option: Number(option) } })}
          />
          <Text variant="caption" tone="muted">
            {t('profile.votes', { count: votes })}
          </Text>
        </Stack>
      ))}
    </Card>
  );
}

import { useAbility, useCardAdvance } from '@larder/domain';
import type { CardAdvance } from '@larder/domain/contract';
import { Avatar, AvatarGroup, Icon, Text, TextLink, type IconType } from '@larder/ui';
import { Link } from '@tanstack/react-router';
import { CircleDot, FileText, TriangleAlert, Truck, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { useRestaurantZone } from '../../../hooks/useRestaurantZone';
import { momentText } from '../analyticsText';
import * as styles from './TeamTimelineCard.css';

type Entry = CardAdvance<'timeline'>['rows'][number];

const icons: Record<string, IconType> = {
  'file-text': FileText,
  users: Users,
  'triangle-alert': TriangleAlert,
  truck: Truck,
};
const isTone = (color: string): color is keyof typeof styles.dot => Object.hasOwn(styles.dot, color);

function People({ people, title }: { people: NonNullable<Entry['people']>; title: string }) {
  const seesUsers = useAbility().can('read', 'user');
  if (!seesUsers) {
    return (
      <AvatarGroup
        label={title}
        size={24}
        items={people.map(({ id, fullName, avatar }) => ({ name: fullName, src: avatar, colorKey: id }))}
      />
    );
  }
  return (
    <ul className={styles.people} aria-label={title}>
      {people.map(({ id, fullName, avatar }) => (
        <li key={id}>
          <Link className={styles.person} to="/apps/user/view/$id" params={{ id: String(id) }} title={fullName}>
            <Avatar name={fullName} src={avatar} colorKey={id} size={24} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Events of the team, newest first. */
export function TeamTimelineCard() {
  const { t } = useTranslation();
  const formats = useFormats(useRestaurantZone().timeZone);
  return (
    <QueryCard
      title={t('analytics.timeline.title')}
      query={useCardAdvance('timeline')}
      skeletonSize={216}
      isEmpty={({ rows }) => rows.length === 0}
      emptyText={t('analytics.timeline.none')}
    >
      {({ rows }) => (
        <ol className={styles.entries}>
          {rows.map(({ id, time, color, icon, title, text, file, people }) => (
            <li key={id} className={styles.entry}>
              <span className={styles.dot[isTone(color) ? color : 'secondary']}>
                <Icon as={icons[icon] ?? CircleDot} size={14} />
              </span>
              <div className={styles.texts}>
                <div className={styles.line}>
                  <Text variant="table" weight="strong" className={styles.title}>
                    {title}
                  </Text>
                  <Text as="time" variant="caption" tone="subtle" tabular dateTime={time}>
                    <bdi>{momentText(time, formats)}</bdi>
                  </Text>
                </div>
                {text ? (
                  <Text as="p" variant="caption" tone="muted">
                    {text}
                  </Text>
                ) : null}
                {file ? (
                  <TextLink className={styles.file} href={file.url} download={file.fileName}>
                    <Icon as={FileText} size={14} />
                    <bdi dir="ltr">{file.fileName}</bdi>
                  </TextLink>
                ) : null}
                {people?.length ? <People people={people} title={title} /> : null}
              </div>
            </li>
          ))}
        </ol>
      )}
    </QueryCard>
  );
}

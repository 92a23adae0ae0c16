import type { UseQueryResult } from '@larder/domain';
import type { UserDetails } from '@larder/domain/contract';
import { AvatarGroup, Icon, TextLink, type IconType } from '@larder/ui';
import { CircleAlert, CircleCheck, Info, Sparkle, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import * as dots from './timelineDot.css';
import * as styles from '../../../entities/users/details/UserDetail.css';

const icons: Record<keyof typeof dots.tone, IconType> = {
  success: CircleCheck,
  info: Info,
  primary: Sparkle,
  warning: TriangleAlert,
  danger: CircleAlert,
};
const toneOf = (kind: string) => (Object.hasOwn(icons, kind) ? (kind as keyof typeof icons) : 'info');

/** Activity of a user, newest first. */
export function Timeline({ details }: { details: UseQueryResult<UserDetails> }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <QueryCard
      query={details}
      title={t('users.detail.timeline.title')}
      isEmpty={({ timeline }) => timeline.length === 0}
      emptyText={t('users.detail.timeline.empty')}
      skeletonSize={240}
    >
      {({ timeline }) => (
        <ol className={styles.timeline}>
          {timeline.map(({ id, time, title, text, kind, file, people }) => (
            <li key={id} className={styles.event}>
              <span className={`${styles.eventDot} ${dots.tone[toneOf(kind)]}`}>
                <Icon as={icons[toneOf(kind)]} size={14} />
              </span>
              <div className={styles.eventTexts}>
                <div className={styles.spread}>
                  <bdi className={styles.rowTitle}>{title}</bdi>
                  <time
                    className={styles.caption}
                    dateTime={time}
                    title={formats.date(time, { dateStyle: 'full', timeStyle: 'short' })}
                  >
                    {formats.relative(time)}
                  </time>
                </div>
                <p className={styles.muted}>
                  <bdi>{text}</bdi>
                </p>
                {file &&
                  (file.url ? (
                    <TextLink href={file.url} download={file.fileName}>
                      {t('users.detail.timeline.download', { file: file.fileName })}
                    </TextLink>
                  ) : (
                    <bdi className={styles.caption}>{file.fileName}</bdi>
                  ))}
                {people && people.length > 0 && (
                  <AvatarGroup
                    label={t('users.detail.timeline.people')}
                    size={24}
                    items={people.map((person) => ({
                      name: person.fullName,
                      src: person.avatar || undefined,
                      colorKey: person.id,
                    }))}
                  />
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </QueryCard>
  );
}

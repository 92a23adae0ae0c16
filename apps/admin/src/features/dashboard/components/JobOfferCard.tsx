import { useCardAdvance } from '@larder/domain';
import { Avatar, Badge, Stack, Text } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { RouterButton } from '../../../components/RouterButton';
import { useCardRestaurant } from '../useCardRestaurant';
import * as heading from './DayHeading.css';
import { foot, root } from './MenuLaunchCard.css';

/** The newest published opening, with a link to the jobs page. */
export function JobOfferCard() {
  const { t } = useTranslation();
  return (
    <QueryCard
      title={t('cards.job.title')}
      query={useCardAdvance('job-offer', { restaurant: useCardRestaurant() })}
      skeletonSize={200}
      isEmpty={({ title }) => title === ''}
      emptyText={t('cards.job.none')}
    >
      {({ title, author, tags: [position = '', employment = ''], text, pay, link }) => (
        <div className={root}>
          <div className={heading.root}>
            <Avatar name={author.fullName} src={author.avatar} size={40} />
            <div className={heading.texts}>
              <Text as="h3" variant="bodyStrong">
                {title}
              </Text>
              <Text as="p" variant="caption" tone="muted">
                <bdi>{author.fullName}</bdi>
              </Text>
            </div>
          </div>
          <Stack direction="row" gap="px8" wrap>
            <Badge tone="info">{t(`staff.positions.${position}`, position)}</Badge>
            <Badge tone="secondary">{t(`jobs.employments.${employment}`, employment)}</Badge>
          </Stack>
          <Text as="p" tone="muted">
            {text}
          </Text>
          <div className={foot}>
            <Text variant="bodyStrong" tabular>
              <bdi>{pay}</bdi>
            </Text>
            <RouterButton size="sm" variant="filled" to={link}>
              {t('cards.job.apply')}
            </RouterButton>
          </div>
        </div>
      )}
    </QueryCard>
  );
}

import { ButtonLink, type ButtonLinkProps } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { env } from '../../../env';

interface StorybookLinkProps extends Pick<ButtonLinkProps, 'size' | 'variant'> {
  storyId: string;
}

/** A link to a story in Storybook, or nothing if the URL of Storybook is not configured. */
export function StorybookLink({ storyId, ...look }: StorybookLinkProps) {
  const { t } = useTranslation();
  return env.storybookUrl ? (
    <ButtonLink {...look} href={`${env.storybookUrl}/?path=/story/${storyId}`} target="_blank" rel="noreferrer">
      {t('gallery.openInStorybook')}
    </ButtonLink>
  ) : null;
}

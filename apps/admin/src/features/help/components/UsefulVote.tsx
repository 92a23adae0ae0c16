import { useUsefulAnswer } from '@larder/domain';
import { Button, Text } from '@larder/ui';
import { ClipboardButton } from '@larder/ui/ClipboardButton';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './UsefulVote.css';

export interface UsefulVoteProps {
  /** Unique name of the question or article. */
  slug: string;
  /** URL of the question or article. */
  href: string;
}

/** Asks whether a text was useful, with a button that copies its URL. */
export function UsefulVote({ slug, href }: UsefulVoteProps) {
  const { t } = useTranslation();
  const [isUseful, setUseful] = useUsefulAnswer(slug);
  return (
    <div className={styles.row}>
      <Text variant="caption" role="status" className={styles.text}>
        {t(isUseful === undefined ? 'help.useful.question' : 'help.useful.thanks')}
      </Text>
      {([true, false] as const).map((value) => {
        const isChosen = isUseful === value;
        return (
          <Button
            key={String(value)}
            size="sm"
            variant={isChosen ? 'flat' : undefined}
            tone={isChosen ? 'primary' : undefined}
            startIcon={value ? ThumbsUp : ThumbsDown}
            aria-pressed={isChosen}
            onClick={() => setUseful(value)}
          >
            {t(value ? 'help.useful.yes' : 'help.useful.no')}
          </Button>
        );
      })}
      <span className={styles.end}>
        <ClipboardButton size="sm" variant="plain" value={href} label={t('help.copyLink')} />
      </span>
    </div>
  );
}

import type { FaqCategory } from '@larder/domain/contract';
import { questionSlug } from '@larder/domain/contract';
import { Button, EmptyState, Stack, Text } from '@larder/ui';
import { Accordion, AccordionItem } from '@larder/ui/Accordion';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MarkedText } from '../../../components/MarkedText';
import { UsefulVote } from './UsefulVote';

export interface FaqAnswersProps {
  category: FaqCategory;
  /** Search text, marked in the questions. */
  q: string | undefined;
  /** Slug of the question in the URL. */
  item: string | undefined;
  onItemChange: (item: string | undefined) => void;
  /** Returns the URL of a question. */
  hrefOf: (item: string) => string;
  /** A category with matches, offered if this one has none. */
  other?: { title: string; count: number; show: () => void };
}

/** The questions of a category. Several can be open; the URL names the one opened last. */
export function FaqAnswers({ category, q, item, onItemChange, hrefOf, other }: FaqAnswersProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const open = item === undefined || opened.includes(item) ? opened : [...opened, item];
  const linked = useRef(item);

  // Scroll to the question of a link, but not to those that the user opens.
  useEffect(() => {
    if (linked.current !== undefined) document.getElementById(linked.current)?.scrollIntoView({ block: 'center' });
  }, []);

  if (category.qandA.length === 0)
    return (
      <EmptyState
        size="sm"
        headingLevel={2}
        illustration="search"
        title={t(q ? 'help.noneInCategory' : 'common.nothingYet', { category: category.title })}
        actions={
          other && (
            <Button size="sm" onClick={other.show}>
              {t('help.showOther', { count: other.count, category: other.title })}
            </Button>
          )
        }
      />
    );
  return (
    <Accordion
      headingLevel={2}
      expandedKeys={open}
      onExpandedChange={(next) => {
        setOpened(next);
        const added = next.find((slug) => !open.includes(slug));
        onItemChange(added ?? next.at(-1));
      }}
    >
      {category.qandA.map(({ question, ans }) => {
        const slug = questionSlug(question);
        return (
          <AccordionItem
            key={slug}
            id={slug}
            label={
              <bdi>
                <MarkedText find={q}>{question}</MarkedText>
              </bdi>
            }
          >
            <Stack gap="px12">
              <Text as="p" variant="reading">
                <bdi>
                  <MarkedText find={q}>{ans}</MarkedText>
                </bdi>
              </Text>
              <UsefulVote slug={`faq/${slug}`} href={hrefOf(slug)} />
            </Stack>
          </AccordionItem>
        );
      })}
    </Accordion>
  );
}

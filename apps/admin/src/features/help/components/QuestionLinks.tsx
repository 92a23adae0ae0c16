import type { KnowledgeQuestion } from '@larder/domain/contract';
import { List } from '@larder/ui/List';
import { RouterLink } from '../../../components/RouterButton';
import { MarkedText } from '../../../components/MarkedText';

export interface QuestionLinksProps {
  /** Questions, each with the slug of its category. */
  questions: readonly (KnowledgeQuestion & { category: string })[];
  /** Search text, marked in the questions. */
  q?: string;
}

/** Links to questions. */
export function QuestionLinks({ questions, q }: QuestionLinksProps) {
  return (
    <List marker="none">
      {questions.map(({ id, slug, question, category }) => (
        <RouterLink
          key={id}
          to="/pages/knowledge-base/$category/$question"
          params={{ category, question: slug }}
          tone="muted"
        >
          <bdi>
            <MarkedText find={q}>{question}</MarkedText>
          </bdi>
        </RouterLink>
      ))}
    </List>
  );
}

import * as z from 'zod/mini';
import { useAtom } from '../store/jotai';
import { perUserAtom } from '../store/perUserAtom';

const usefulAnswersAtom = perUserAtom<Record<string, boolean>>('usefulAnswers', z.record(z.string(), z.boolean()), {});

/** Returns whether the user found an answer useful, and its setter. Stored in the browser. */
export function useUsefulAnswer(slug: string): [boolean | undefined, (isUseful: boolean) => void] {
  const [answers, setAnswers] = useAtom(usefulAnswersAtom);
  return [answers[slug], (isUseful) => setAnswers((before) => ({ ...before, [slug]: isUseful }))];
}

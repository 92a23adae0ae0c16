import { useRouter, type LinkProps } from '@tanstack/react-router';

type PrintPath = Extract<LinkProps['to'], `/apps/${string}/print/$id`>;

/** Returns a function that opens the print page of one or several records in a new tab. */
export function usePrintTab(to: PrintPath) {
  const router = useRouter();
  return (...ids: readonly (number | string)[]) => {
    const { publicHref } = router.buildLocation({ to, params: { id: ids.join() } });
    window.open(publicHref, '_blank', 'noopener');
  };
}

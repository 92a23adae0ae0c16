import { useEffect, useState } from 'react';
import { sectionInView } from './sectionInView';

/** Tracks the ID of the section at the top of the viewport or scroll container. */
export function useSectionInView(ids: readonly string[], isWatching: boolean, line: number): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join('\n');

  useEffect(() => {
    if (!isWatching) return;
    let frame = 0;
    const update = () => {
      frame = 0;
      const sections = key.split('\n').flatMap((id) => document.getElementById(id) ?? []);
      const scroller = document.scrollingElement;
      const isAtEnd =
        scroller !== null &&
        scroller.scrollTop > 0 &&
        scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2;
      setCurrent(
        sectionInView(
          sections.map((section) => ({ id: section.id, top: section.getBoundingClientRect().top })),
          line,
          isAtEnd,
        ),
      );
    };
    const later = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    // Scroll events don't bubble, so listen in the capture phase.
    document.addEventListener('scroll', later, { capture: true, passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', later, { capture: true });
      window.removeEventListener('resize', later);
    };
  }, [key, isWatching, line]);

  return current;
}

import type { LayoutPreferences } from '@larder/domain';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';

export interface PageTransitionProps {
  /** Animation of a new page. */
  kind: LayoutPreferences['routerTransition'];
  children: ReactNode;
}

const reducedMotion = '(prefers-reduced-motion: reduce)';
/** Returns the keyframes of an animation. Horizontal movement is mirrored in right-to-left layouts. */
const framesOf = (kind: PageTransitionProps['kind'], isRtl: boolean) =>
  ({
    none: undefined,
    fade: { opacity: [0, 1] },
    slide: { opacity: [0, 1], transform: [`translateX(${isRtl ? -24 : 24}px)`, 'none'] },
    zoom: { opacity: [0, 1], transform: ['scale(.98)', 'none'] },
  })[kind];

/** Animates each new page without remounting it. Disabled by `prefers-reduced-motion`. */
export function PageTransition({ kind, children }: PageTransitionProps) {
  const router = useRouter();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kind === 'none') return undefined;
    // Loaded only if the user has chosen an animation.
    const motion = import('framer-motion/dom/mini');
    return router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      if (!fromLocation || fromLocation.pathname === toLocation.pathname || window.matchMedia(reducedMotion).matches)
        return;
      const element = page.current;
      const frames = framesOf(kind, document.documentElement.dir === 'rtl');
      if (!element || !frames) return;
      void motion.then(({ animate }) => animate(element, frames, { duration: 0.24, ease: [0.2, 0.7, 0.2, 1] }));
    });
  }, [kind, router]);
  return <div ref={page}>{children}</div>;
}

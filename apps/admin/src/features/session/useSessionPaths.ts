import { useMatch, useSearch } from '@tanstack/react-router';

type Look = 'basic' | 'cover';

/**
 * Returns the look of the sign-in page and the paths of the others in the same look. The entry pages, such as `/login`,
 * have the cover look.
 */
export function useSessionPaths() {
  const route = useMatch({ strict: false, select: ({ routeId }): string => routeId ?? '' });
  const { next } = useSearch({ strict: false });
  const isEntry = !route.startsWith('/pages/');
  const look: Look = route.endsWith('-basic') ? 'basic' : 'cover';
  return {
    look,
    isEntry,
    /** The page to open after sign-in, which the links between the pages keep. */
    search: { next },
    signIn: isEntry ? '/login' : (`/pages/login-${look}` as const),
    register: isEntry ? '/register' : (`/pages/register-${look}` as const),
    forgotPassword: isEntry ? '/forgot-password' : (`/pages/forgot-password-${look}` as const),
    resetPassword: `/pages/reset-password-${look}`,
    verifyEmail: `/pages/verify-email-${look}`,
    twoSteps: `/pages/two-steps-${look}`,
  } as const;
}

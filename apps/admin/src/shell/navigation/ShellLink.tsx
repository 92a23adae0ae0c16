import type { ShellLinkProps } from '@larder/ui/shell';
import { useLinkProps } from '@tanstack/react-router';
import type { ForwardedRef } from 'react';

/** Router link for the shell. Preloads its page on hover and focus. */
export function ShellLink({ href, ref, ...rest }: ShellLinkProps) {
  const link = useLinkProps({ ...rest, to: href as '/' }, ref as ForwardedRef<Element>);
  // The menu sets `aria-current`; the router would also mark parent pages.
  return <a {...link} aria-current={rest['aria-current']} />;
}

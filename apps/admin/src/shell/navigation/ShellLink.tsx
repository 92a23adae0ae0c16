import type { ShellLinkProps } from '@larder/ui/shell';
import { useLinkProps } from '@tanstack/react-router';
import type { ForwardedRef } from 'react';

/** The router's link for the shell: client-side, with its page fetched ahead on hover and focus. */
export function ShellLink({ href, ref, ...rest }: ShellLinkProps) {
  const link = useLinkProps({ ...rest, to: href as '/' }, ref as ForwardedRef<Element>);
  // Which row is current is the menu's to say: the router would mark every parent.
  return <a {...link} aria-current={rest['aria-current']} />;
}

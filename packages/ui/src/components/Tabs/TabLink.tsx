import type { ComponentProps } from 'react';
import { useRoutedLink } from '../../private/dom/navigation';

/** A tab that is a link. Navigates with the router of `UiProvider`. */
export function TabLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a {...rest} {...useRoutedLink(href)} />;
}

import { useAbility } from '@larder/domain';
import { ButtonLink, type ButtonLinkProps } from '@larder/ui';
import { Mail } from 'lucide-react';
import { RouterButton } from './RouterButton';

export interface WriteLinkProps extends Pick<ButtonLinkProps, 'size' | 'variant' | 'children' | 'className'> {
  /** Email address of the recipient. */
  to: string;
}

/** Opens the composer with a new email. Users without permission to send emails get a `mailto:` link. */
export function WriteLink({ to, ...button }: WriteLinkProps) {
  return useAbility().can('create', 'email') ? (
    <RouterButton {...button} startIcon={Mail} to="/apps/email" search={{ compose: 'new', to }} />
  ) : (
    <ButtonLink {...button} startIcon={Mail} href={`mailto:${to}`} />
  );
}

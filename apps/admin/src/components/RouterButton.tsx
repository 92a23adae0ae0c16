import { ButtonLink, TextLink } from '@larder/ui';
import { createLink } from '@tanstack/react-router';

/** A link of the app that looks like a button. */
export const RouterButton = createLink(ButtonLink);

/** A link of the app in running text. */
export const RouterLink = createLink(TextLink);

import { ButtonLink, TextLink } from '@larder/ui';
import { createLink } from '@tanstack/react-router';

/** Router link that looks like a button. */
export const RouterButton = createLink(ButtonLink);

/** Router link inside text. */
export const RouterLink = createLink(TextLink);

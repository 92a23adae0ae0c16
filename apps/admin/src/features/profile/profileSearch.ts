import * as z from 'zod/mini';

export const profileTabs = ['feed', 'about', 'photos', 'friends'] as const;
export type ProfileTab = (typeof profileTabs)[number];

const id = z.catch(z.optional(z.int()), undefined);

/** Search parameters of the profile. */
export const profileSearch = z.object({
  /** The feed by default. */
  tab: z.catch(z.optional(z.enum(profileTabs)), undefined),
  /** ID of the open photo. */
  photo: id,
  /** ID of the post to scroll to. */
  post: id,
});
export type ProfileSearch = z.infer<typeof profileSearch>;

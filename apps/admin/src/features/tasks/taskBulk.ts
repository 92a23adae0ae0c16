import { taskTags, type TaskTag } from '@larder/domain/contract';

/** Tags to add (true) and to remove (false). The other tags stay as they are. */
export type TagChoices = Partial<Record<TaskTag, boolean>>;

/** Returns the tags after the choices are applied, or `tags` itself if none changes. */
export function withTags(tags: TaskTag[], choices: TagChoices): TaskTag[] {
  const next = taskTags.filter((tag) => choices[tag] ?? tags.includes(tag));
  return next.length === tags.length && next.every((tag) => tags.includes(tag)) ? tags : next;
}

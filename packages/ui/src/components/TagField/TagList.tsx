import { X } from 'lucide-react';
import { Button, Tag, TagGroup, TagList as AriaTagList, Text } from 'react-aria-components';
import { Icon } from '../../icons/Icon';
import type { ChoiceOption } from '../../private/choices/choiceTypes';
import { liveAnnouncerProps } from '../../private/choices/liveAnnouncerProps';
import * as styles from './TagField.css';

interface TagListProps {
  label: string;
  tags: readonly ChoiceOption[];
  /** Returns true if the tag of the value can't be removed. */
  isFixed: (value: string) => boolean;
  /** If true, no tag can be removed. */
  isLocked: boolean;
  disabled: boolean;
  onRemove: (values: ReadonlySet<string>) => void;
}

/** Selected tags: one tab stop, with arrow keys between tags. */
export function TagList({ label, tags, isFixed, isLocked, disabled, onRemove }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    // ComboBox renders its children twice, once only to collect options. `Text` renders nothing in that pass.
    <Text slot={null as never} elementType="div" className={styles.tags} {...liveAnnouncerProps}>
      <TagGroup
        aria-label={label}
        className={styles.tags}
        onRemove={isLocked ? undefined : (keys) => onRemove(keys as ReadonlySet<string>)}
      >
        <AriaTagList items={tags} className={styles.tags} dependencies={[isLocked, disabled]}>
          {(tag) => (
            <Tag
              id={tag.value}
              textValue={tag.label}
              isDisabled={disabled}
              className={styles.tag}
              data-fixed={isFixed(tag.value) || undefined}
            >
              <span className={styles.cell}>{tag.label}</span>
              {!isLocked && !isFixed(tag.value) && (
                <Button slot="remove" className={styles.remove}>
                  <Icon as={X} size={12} />
                </Button>
              )}
            </Tag>
          )}
        </AriaTagList>
      </TagGroup>
    </Text>
  );
}

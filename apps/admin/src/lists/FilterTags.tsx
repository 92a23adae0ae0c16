import { Tag } from '@larder/ui/table';
import type { FilterWord } from './filterWords';

export interface FilterTagsProps {
  words: readonly FilterWord[];
  onRemove: (without: FilterWord['without']) => void;
}

/** The active filters as tags with a remove button. */
export const FilterTags = ({ words, onRemove }: FilterTagsProps) =>
  words.map(({ text, without }) => (
    <Tag key={text} onRemove={() => onRemove(without)}>
      {text}
    </Tag>
  ));

import { Tag } from '@larder/ui/table';
import type { FilterWord } from './filterWords';

export interface FilterTagsProps {
  words: readonly FilterWord[];
  onRemove: (without: FilterWord['without']) => void;
}

/** The filters that are set, each with a button to remove it. */
export const FilterTags = ({ words, onRemove }: FilterTagsProps) =>
  words.map(({ text, without }) => (
    <Tag key={text} onRemove={() => onRemove(without)}>
      {text}
    </Tag>
  ));

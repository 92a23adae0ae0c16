import { Tag } from '@larder/ui/table';

export interface FilterTagsProps<Without> {
  /** The filters, each with the search parameters that remove it. */
  filters: readonly { text: string; without: Without }[];
  onRemove: (without: Without) => void;
}

/** The active filters as tags with a remove button. */
export const FilterTags = <Without,>({ filters, onRemove }: FilterTagsProps<Without>) =>
  filters.map(({ text, without }) => (
    <Tag key={text} onRemove={() => onRemove(without)}>
      {text}
    </Tag>
  ));

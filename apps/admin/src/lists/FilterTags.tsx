import { Tag } from '@larder/ui/table';
import type { ActiveFilter } from './activeFilters';

export interface FilterTagsProps {
  filters: readonly ActiveFilter[];
  onRemove: (without: ActiveFilter['without']) => void;
}

/** The active filters as tags with a remove button. */
export const FilterTags = ({ filters, onRemove }: FilterTagsProps) =>
  filters.map(({ text, without }) => (
    <Tag key={text} onRemove={() => onRemove(without)}>
      {text}
    </Tag>
  ));

import { useSession } from '@larder/domain';
import { SegmentedControl } from '@larder/ui/SegmentedControl';
import { FilterBar } from '@larder/ui/FilterBar';
import { FilterChip } from '@larder/ui/FilterChip';
import { SearchField } from '@larder/ui/SearchField';
import { useMediaQuery } from '@larder/ui/shell';
import { below } from '@larder/ui/theme';
import { Columns3, Table2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../../../hooks/useShortcuts';
import { useListSearch } from '../../../lists/useListSearch';
import { candidateList, filterValues } from '../jobsSearch';
import { useJobLabels } from '../useJobLabels';
import type { Jobs } from '../useJobs';

/** Search and filters of the candidates, and the choice between board and table. */
export function CandidateToolbar({ jobs }: { jobs: Jobs }) {
  const { t } = useTranslation();
  const labels = useJobLabels();
  const state = useListSearch(candidateList);
  const isNarrow = useMediaQuery(below('md'));
  const searchField = useRef<HTMLInputElement>(null);
  useShortcuts({ search: () => searchField.current?.focus() });
  const filters = ['stage', 'source', 'sla'] as const;
  const { restaurant, workPlaces } = useSession();
  const otherScopes = [
    ...workPlaces.filter(({ _id }) => _id !== restaurant?._id).map(({ _id, name }) => ({ value: _id, label: name })),
    { value: 'all', label: t('jobs.allRestaurants') },
  ];
  return (
    <FilterBar
      onClear={state.isNarrowed ? state.clear : undefined}
      endContent={
        <SegmentedControl
          label={t('jobs.layout.label')}
          iconOnly={isNarrow}
          value={jobs.search.layout ?? 'board'}
          onValueChange={(layout) => jobs.show({ layout: layout === 'table' ? 'table' : undefined })}
          options={[
            { value: 'board', label: t('jobs.layout.board'), icon: Columns3 },
            { value: 'table', label: t('jobs.layout.table'), icon: Table2 },
          ]}
        />
      }
    >
      <SearchField
        {...state.field}
        ref={searchField}
        label={t('jobs.candidates.search')}
        placeholder={t('jobs.candidates.search')}
        aria-keyshortcuts="/"
      />
      {workPlaces.length > 1 && (
        <FilterChip
          label={t('jobs.fields.restaurant')}
          anyLabel={restaurant?.name}
          options={otherScopes}
          value={jobs.search.restaurant ?? null}
          onValueChange={(scope) =>
            jobs.show({ restaurant: scope ?? undefined, opening: undefined, candidate: undefined, page: undefined })
          }
        />
      )}
      {filters.map((name) => (
        <FilterChip
          key={name}
          label={t(`jobs.fields.${name}`)}
          options={filterValues[name].map((value) => ({ value, label: labels[name](value) }))}
          value={state.search[name] ?? null}
          onValueChange={(value) => state.change({ [name]: value ?? undefined })}
        />
      ))}
    </FilterBar>
  );
}

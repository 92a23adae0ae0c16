import { endsInFilter, readTypedQuery, type MailFilters } from '@larder/domain/contract';
import { IconButton } from '@larder/ui/overlays';
import { SearchField } from '@larder/ui/SearchField';
import { Tag } from '@larder/ui/table';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { useFormats } from '../../../hooks/useFormats';
import { useDebouncedText } from '../../../lists/useDebouncedText';
import type { MailPage } from '../useMailPage';
import * as styles from './Mail.css';

const SearchOptions = lazyDialog(() => import('./SearchOptions'), 'SearchOptions');

export interface MailSearchFieldProps {
  page: MailPage;
  searchField: RefObject<HTMLInputElement | null>;
}

/** The search of the list. A typed filter, such as `from:dana`, becomes a chip after a space or Enter. */
export function MailSearchField({ page: { searched, changeSearched }, searchField }: MailSearchFieldProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const field = useDebouncedText(searched.text, (text) => {
    if (!endsInFilter(text)) changeSearched((now) => ({ ...now, text }), true);
  });
  const type = (typed: string) => {
    const { text, ...filters } = readTypedQuery(typed);
    if (Object.keys(filters).length > 0)
      changeSearched((now) => ({ ...now, ...filters, text: endsInFilter(text) ? now.text : text }), true);
    field.onValueChange(text);
  };
  return (
    <span className={styles.search}>
      <SearchField
        ref={searchField}
        className={styles.searchField}
        label={t('mail.search')}
        placeholder={t('mail.search')}
        aria-keyshortcuts="/"
        value={field.value}
        onValueChange={type}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && endsInFilter(field.value)) type(`${field.value} `);
        }}
      />
      <IconButton
        icon={SlidersHorizontal}
        label={t('mail.filters.title')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Suspense>
        {isOpen && (
          <SearchOptions
            searched={searched}
            onClose={() => setOpen(false)}
            onSearch={(next) => {
              setOpen(false);
              changeSearched(() => next);
            }}
          />
        )}
      </Suspense>
    </span>
  );
}

/** The filters of the search and the unread filter, which can be removed. The words are in the field. */
export function MailSearchChips({
  page: { search, searched, changeSearched, show },
}: Pick<MailSearchFieldProps, 'page'>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { from, to, has, after, before } = searched;
  const day = (date: string) => formats.date(date, { day: 'numeric', month: 'short', year: 'numeric' });
  const without = (name: keyof MailFilters) => () => changeSearched((now) => ({ ...now, [name]: undefined }));
  const chips = [
    from && { name: 'from' as const, label: t('mail.filters.fromChip', { value: from }) },
    to && { name: 'to' as const, label: t('mail.filters.toChip', { value: to }) },
    has && { name: 'has' as const, label: t('mail.filters.hasAttachment') },
    after && { name: 'after' as const, label: t('mail.filters.afterChip', { date: day(after) }) },
    before && { name: 'before' as const, label: t('mail.filters.beforeChip', { date: day(before) }) },
  ].filter((chip) => typeof chip === 'object');
  if (chips.length === 0 && !search.unread) return null;
  return (
    <span className={styles.chips}>
      {chips.map(({ name, label }) => (
        <Tag key={name} onRemove={without(name)}>
          {label}
        </Tag>
      ))}
      {search.unread && <Tag onRemove={() => show({ unread: undefined })}>{t('mail.unread')}</Tag>}
    </span>
  );
}

import { PageHeader, Text } from '@larder/ui';
import { SearchField } from '@larder/ui/SearchField';
import type { ReactNode } from 'react';
import { PantryPicture } from '../../../components/PantryPicture';
import type { HelpSearch } from '../useHelpSearch';
import * as styles from './HelpBanner.css';

export interface HelpBannerProps {
  /** Title of the page. */
  title: string;
  description: ReactNode;
  /** @default the breadcrumbs of the page */
  breadcrumbs?: ReactNode;
  search: HelpSearch;
  /** Label of the search field. */
  label: string;
  /** Result of the search, announced when it changes. */
  status?: string;
}

/** Title and search of a help page, with an illustration on wide screens. */
export function HelpBanner({ title, description, breadcrumbs, search, label, status }: HelpBannerProps) {
  return (
    <div className={styles.banner}>
      <div className={styles.words}>
        <PageHeader title={title} description={description} breadcrumbs={breadcrumbs} />
        <search>
          <SearchField {...search} className={styles.field} label={label} aria-keyshortcuts="/" />
        </search>
        <Text as="p" variant="caption" role="status" className={styles.status}>
          {status}
        </Text>
      </div>
      <div className={styles.picture}>
        <div className={styles.arch}>
          <div className={styles.shelves}>
            <PantryPicture />
          </div>
        </div>
      </div>
    </div>
  );
}

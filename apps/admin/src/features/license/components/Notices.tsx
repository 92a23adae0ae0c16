import { Button, Card, EmptyState, Text } from '@larder/ui';
import { PlainTable } from '@larder/ui/PlainTable';
import { SearchField } from '@larder/ui/SearchField';
import { Drawer, Select } from '@larder/ui/overlays';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import all from 'virtual:notices';
import { useShortcuts } from '../../../hooks/useShortcuts';
import { download, exportName } from '../../../lists/sheets/download';
import { useDebouncedText } from '../../../lists/useDebouncedText';
import type { LicenseSearch } from '../licenseSearch';
import { findNotices, noticesText, type Notice } from '../noticesText';
import * as styles from './License.css';

interface NoticesProps {
  search: LicenseSearch;
  onChange: (changes: Partial<LicenseSearch>) => void;
}

const anyLicense = 'any';
const counts = Map.groupBy(all, ({ license }) => license);

/** The dependencies and their licenses. In a lazy chunk, because the texts are long. */
export function Notices({ search, onChange }: NoticesProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const text = useDebouncedText(search.q ?? '', (q) => onChange({ q: q || undefined }));
  useShortcuts({ search: () => field.current?.focus() });
  const [shown, setShown] = useState<Notice>();
  const [isOpen, setOpen] = useState(false);
  const found = findNotices(all, search.q ?? '', search.license);
  const title = t('license.notices.title');
  const save = () =>
    download(new Blob([noticesText(all)], { type: 'text/plain;charset=utf-8' }), `${exportName('notices')}.txt`);
  return (
    <Card
      title={title}
      padding="none"
      actions={
        <Button size="sm" startIcon={Download} className={styles.hiddenInPrint} onClick={save}>
          {t('license.notices.download')}
        </Button>
      }
    >
      <div className={styles.controls}>
        <div className={styles.search}>
          <SearchField ref={field} label={t('license.notices.search')} {...text} />
        </div>
        <Select
          label={t('license.notices.license')}
          options={[
            { value: anyLicense, label: t('license.notices.any') },
            ...[...counts].map(([license, { length }]) => ({ value: license, label: `${license} (${length})` })),
          ]}
          value={search.license !== undefined && counts.has(search.license) ? search.license : anyLicense}
          onValueChange={(value) => onChange({ license: value === anyLicense ? undefined : value })}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState
          illustration="search"
          title={t('license.notices.none')}
          actions={
            <Button onClick={() => onChange({ q: undefined, license: undefined })}>{t('license.notices.clear')}</Button>
          }
        />
      ) : (
        <PlainTable caption={t('license.notices.table')} hideCaption size="compact">
          <thead>
            <tr>
              <th scope="col">{t('license.notices.package')}</th>
              <th scope="col">{t('license.notices.version')}</th>
              <th scope="col">{t('license.notices.license')}</th>
            </tr>
          </thead>
          <tbody translate="no">
            {found.map((notice) => (
              <tr key={`${notice.name} ${notice.version}`}>
                <th scope="row">
                  <Button
                    size="sm"
                    variant="plain"
                    onClick={() => {
                      setShown(notice);
                      setOpen(true);
                    }}
                  >
                    <bdi dir="ltr">{notice.name}</bdi>
                  </Button>
                </th>
                <td>
                  <bdi dir="ltr">{notice.version}</bdi>
                </td>
                <td>
                  <bdi dir="ltr">{notice.license}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      <Drawer open={isOpen} onOpenChange={setOpen} title={shown ? `${shown.name} ${shown.version}` : ''}>
        {shown?.text ? (
          <pre className={styles.text} dir="ltr" lang="en">
            {shown.text}
          </pre>
        ) : (
          <Text as="p">{t('license.notices.noText', { license: shown?.license ?? '' })}</Text>
        )}
      </Drawer>
    </Card>
  );
}

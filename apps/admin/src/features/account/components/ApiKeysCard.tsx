import { useApiKeys } from '@larder/domain';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { RouterLink } from '../../../components/RouterButton';
import { useFormats } from '../../../hooks/useFormats';
import * as rowList from '../../../components/rowList.css';
import * as styles from './Account.css';

/** The newest API keys, with a link to all of them. */
export function ApiKeysCard() {
  const { t } = useTranslation();
  const formats = useFormats();
  const keys = useApiKeys();
  return (
    <QueryCard
      query={keys}
      title={t('nav.pages.apiKey')}
      padding="none"
      isEmpty={(list) => list.length === 0}
      emptyText={t('apiKeys.empty')}
      footer={<RouterLink to="/pages/api-key">{t('account.allKeys')}</RouterLink>}
    >
      {(list) => (
        <ul className={rowList.rows}>
          {list
            .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
            .slice(0, 3)
            .map(({ id, name, prefix, createdAt }) => (
              <li key={id} className={rowList.row}>
                <bdi className={styles.rowTitle}>{name}</bdi>
                <code dir="ltr">{prefix}…</code>
                <span>{formats.date(createdAt, { dateStyle: 'medium' })}</span>
              </li>
            ))}
        </ul>
      )}
    </QueryCard>
  );
}

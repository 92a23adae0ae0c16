import { useMenuChanges } from '@larder/domain';
import { Skeleton, Stack } from '@larder/ui';
import { Disclosure } from '@larder/ui/Disclosure';
import { Heading } from '@larder/ui/Heading';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError';
import type { LoadedMenu } from '../useMenu';
import { ChangeList } from './ChangeList';
import { ProblemList } from './ProblemList';

/** The warnings of the draft, and its changes by author. */
export function PublishedChanges({ menu }: { menu: LoadedMenu }) {
  const { t } = useTranslation();
  const query = useMenuChanges();
  const warnings = menu.draft.problems.filter(({ severity }) => severity === 'warning');
  const changes = () => {
    if (query.isError && !query.data) return <LoadError title={t('menu.changes.failed')} query={query} />;
    if (!query.data) return <Skeleton blockSize={160} />;
    const all = query.data.changes;
    const authors = new Map(all.map(({ by }) => [by.id, by.name]));
    return [...authors].map(([id, name]) => {
      const own = all.filter(({ by }) => by.id === id);
      return (
        <section key={id}>
          <Heading level={3} size={4}>
            <bdi>{name}</bdi> · {t('menu.history.changed', { count: own.length })}
          </Heading>
          <ChangeList menu={menu} changes={own} label={name} noteOf={({ at }) => menu.formats.dateTime(at)} />
        </section>
      );
    });
  };
  return (
    <Stack gap="px16">
      {warnings.length > 0 && (
        <Disclosure label={t('menu.publish.warnings', { count: warnings.length })}>
          <ProblemList menu={menu} problems={warnings} />
        </Disclosure>
      )}
      {changes()}
    </Stack>
  );
}

import type { MenuProblem } from '@larder/domain/contract';
import { Button, StatusPill } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import type { LoadedMenu } from '../useMenu';
import { useProblemLabels } from '../useProblemLabels';
import * as styles from './Menu.css';

export interface ProblemListProps {
  menu: LoadedMenu;
  problems: readonly MenuProblem[];
}

/** Problems of the menu. Those that can be fixed on the page have a button that shows where. */
export function ProblemList({ menu, problems }: ProblemListProps) {
  const { t } = useTranslation();
  const labels = useProblemLabels(menu);
  return (
    <ul className={styles.plainList} aria-label={t('menu.problems.title')}>
      {problems.map((problem) => {
        const fix = labels.fixOf(problem);
        const name = String(problem.values['name'] ?? '');
        return (
          <li key={[problem.code, problem.entityId, problem.restaurantId].join(' ')} className={styles.boardRow}>
            <StatusPill tone={problem.severity === 'blocking' ? 'danger' : 'warning'}>
              {t(`menu.problems.${problem.severity}`)}
            </StatusPill>
            <span className={styles.lineWords}>
              <bdi className={styles.price}>{name}</bdi>
              <br />
              <span className={styles.rowNote}>{labels.textOf(problem)}</span>
            </span>
            {fix && (
              <Button size="sm" aria-label={t('menu.problems.fixOf', { name })} onClick={fix}>
                {t('menu.problems.fix')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

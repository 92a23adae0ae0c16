import type { Employee } from '@larder/domain/contract';
import { Badge, Button, Card } from '@larder/ui';
import { Drawer } from '@larder/ui/overlays';
import { useMediaQuery } from '@larder/ui/shell';
import { below } from '@larder/ui/theme';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import type { ListPageState } from '../../../lists/useListPage';
import type { EmployeeListSearch } from '../employeeList';
import { EmployeeFilters } from './EmployeeFilters';
import * as styles from './EmployeeFilters.css';

export interface EmployeeFilterPanelProps {
  list: ListPageState<Employee, EmployeeListSearch>;
}

/** The filters, in a card above the table or, on narrow screens, in a drawer. */
export function EmployeeFilterPanel({ list }: EmployeeFilterPanelProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isNarrow = useMediaQuery(below('md'));
  const [isOpen, setOpen] = useState(false);
  const filters = <EmployeeFilters list={list} />;
  if (!isNarrow)
    return (
      <Card title={t('datatables.filters.title')} collapsible className={styles.card}>
        {filters}
      </Card>
    );
  const { activeFilters, total = 0 } = list;
  return (
    <div>
      <Button size="bar" startIcon={ListFilter} onClick={() => setOpen(true)}>
        {t('datatables.filters.title')}
        {activeFilters.length > 0 && <Badge tone="primary">{formats.number(activeFilters.length)}</Badge>}
      </Button>
      <Drawer
        open={isOpen}
        onOpenChange={setOpen}
        title={t('datatables.filters.title')}
        footer={
          <Button variant="filled" onClick={() => setOpen(false)}>
            {t('datatables.filters.show', { count: total, total: formats.number(total) })}
          </Button>
        }
      >
        {filters}
      </Drawer>
    </div>
  );
}

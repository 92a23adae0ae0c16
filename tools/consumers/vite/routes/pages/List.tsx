import { Button } from '@larder/ui/Button';
import { DataTable, type DataTableColumn } from '@larder/ui/DataTable';
import { Drawer } from '@larder/ui/Drawer';
import { PageHeader } from '@larder/ui/PageHeader';
import { useState } from 'react';

interface Dish {
  id: string;
  name: string;
  price: number;
}

const rows: Dish[] = [
  { id: 'hake', name: 'Hake', price: 24 },
  { id: 'risotto', name: 'Risotto', price: 19 },
];

const columns: DataTableColumn<Dish>[] = [
  { id: 'name', header: 'Dish', accessor: (dish) => dish.name, rowHeader: true },
  { id: 'price', header: 'Price', accessor: (dish) => dish.price, align: 'end' },
];

export default function List() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PageHeader
        title="Dishes"
        actions={
          <Button variant="filled" onClick={() => setOpen(true)}>
            Add dish
          </Button>
        }
      />
      <DataTable label="Dishes" columns={columns} rows={rows} getRowId={({ id }) => id} />
      <Drawer open={isOpen} onOpenChange={setOpen} title="Add dish">
        A drawer.
      </Drawer>
    </>
  );
}

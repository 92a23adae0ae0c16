import { Table } from 'antd';
import { useMemo, useState } from 'react';
import { contest } from '../page.jsx';
import { columns, columnWidth, compareBy, height, searchTexts } from '../rows.js';

function Grid({ rows, sort, query }) {
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        dataIndex: column,
        title: column,
        width: columnWidth,
        sorter: compareBy(column),
        sortOrder: column === sort ? 'ascend' : null,
      })),
    [sort],
  );
  // Ant Design has no search, so this filters as an app would.
  const [texts] = useState(() => searchTexts(rows));
  const found = useMemo(
    () => (query ? rows.filter((_, at) => texts()[at].includes(query)) : rows),
    [rows, query, texts],
  );
  return (
    <Table
      virtual
      rowKey="id"
      columns={definitions}
      dataSource={found}
      pagination={false}
      scroll={{ x: columns.length * columnWidth, y: height - 55 }}
    />
  );
}
contest(Grid, '.ant-table-row', '.ant-table-tbody-virtual-holder');

import { KeyRound, Lock, Pencil, UserX } from 'lucide-react';
import { Avatar } from '../components/Avatar/Avatar';
import { StatusPill } from '../components/StatusPill/StatusPill';
import { Stack } from '../components/Stack/Stack';
import { Tag } from '../components/Tag/Tag';
import { Text } from '../components/Text/Text';
import type { DataTableColumn, RowAction } from './tableTypes';

export interface Person {
  id: string;
  name: string;
  email: string;
  role: string;
  workplace: string;
  more: number;
  status: 'Active' | 'Invited' | 'Locked' | 'Left';
  seen: string;
  bills: number | null;
  color: number;
}

const tones = { Active: 'success', Invited: 'warning', Locked: 'danger', Left: 'secondary' } as const;

const board: [string, string, string, string, number, Person['status'], string, number | null, number][] = [
  ['Bea Lindqvist', 'bea.lindqvist', 'Head chef', 'Quay Street', 1, 'Active', 'Today, 16:05', 48, 7],
  ['Dorota Maj', 'dorota.maj', 'Pastry chef', 'Quay Street', 0, 'Active', '13 Nov, 15:12', 0, 3],
  ['Ilse Okafor', 'ilse.okafor', 'Floor manager', 'Quay Street', 2, 'Active', '2 min ago', 1204, 2],
  ['Jonah Whitlock', 'jonah.whitlock', 'Bar lead', 'Fern Hall', 0, 'Invited', '', null, 3],
  ['Noor Haddad', 'noor.haddad', 'Bookkeeper', 'All workplaces', 0, 'Active', 'Yesterday, 17:30', 12, 2],
  ['Priya Nandakumar', 'priya.n', 'Server', 'Quay Street', 1, 'Active', 'Today, 19:42', 934, 4],
  ['Rafael Dias', 'rafael.dias', 'Porter', 'Ostler’s Yard', 0, 'Locked', '2 Nov, 09:20', 0, 5],
  ['Samuel Oyelaran', 'samuel.oyelaran', 'Server', 'Fern Hall', 0, 'Left', '31 Oct, 00:06', 448, 8],
  ['Tomás Reyes', 'tomas.reyes', 'Server', 'Quay Street', 0, 'Active', '6 min ago', 861, 1],
  ['Wren Castellano', 'wren.castellano', 'Host', 'Quay Street', 0, 'Active', 'Today, 18:55', 1017, 1],
];

const firstNames = ['Yara', 'Yusuf', 'Zadie', 'Zev', 'Zora', 'Zuri'];

const person = (at: number): Person => {
  const [name, mail, role, workplace, more, status, seen, bills, color] = board[at % board.length]!;
  const round = Math.floor(at / board.length);
  const first = firstNames[(round - 1) % firstNames.length];
  return {
    id: String(at + 1),
    name: round ? `${first} ${name.split(' ')[1]}` : name,
    email: `${mail}${round || ''}@saltmarsh.example`,
    role,
    workplace,
    more,
    status,
    seen,
    bills,
    color,
  };
};

/** Generates people, the same in each call. */
export const peopleOf = (count: number) => Array.from({ length: count }, (_, at) => person(at));

export const people = peopleOf(61);

export const columns: readonly DataTableColumn<Person>[] = [
  {
    id: 'name',
    header: 'Name',
    searchText: ({ name, email }) => `${name} ${email}`,
    rowHeader: true,
    sortable: true,
    cell: ({ name, email, color }, { mark, inCard, density }) => (
      <Stack as="span" direction="row" gap="px10" align="center">
        <Avatar name={name} size={density === 'compact' && !inCard ? 24 : 32} colorKey={color} aria-hidden />
        <Stack as="span" gap="none" grow>
          <span style={{ lineHeight: '18px' }}>{mark(name)}</span>
          {(density === 'comfortable' || inCard) && (
            <Text as="span" variant="caption" tone="subtle" truncate>
              {mark(email)}
            </Text>
          )}
        </Stack>
      </Stack>
    ),
  },
  { id: 'role', header: 'Role', sortable: true, card: 'secondary' },
  {
    id: 'workplace',
    header: 'Workplace',
    sortable: true,
    card: 'secondary',
    cell: ({ workplace, more }) => (
      <>
        {workplace}{' '}
        {more > 0 && (
          <Tag size="sm">
            <bdi dir="ltr">+{more}</bdi>
          </Tag>
        )}
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    sortable: true,
    card: 'status',
    cell: ({ status }) => <StatusPill tone={tones[status]}>{status}</StatusPill>,
  },
  { id: 'seen', header: 'Last seen', muted: true },
  { id: 'bills', header: 'Bills closed', align: 'end', sortable: true, firstDirection: 'desc' },
  { id: 'phone', header: 'Phone', hidden: true, accessor: ({ id }) => `+44 20 7946 0${id.padStart(3, '0')}` },
  { id: 'started', header: 'Start date', hidden: true, accessor: ({ id }) => `${(Number(id) % 28) + 1} Mar 2024` },
];

export const actionsFor =
  (run: (action: string, person: Person) => void) =>
  (row: Person): readonly RowAction[] => [
    { id: 'edit', label: 'Edit user', icon: Pencil, quick: true, shortcut: 'E', onAction: () => run('edit', row) },
    { id: 'reset', label: 'Reset password', icon: KeyRound, quick: true, onAction: () => run('reset', row) },
    { id: 'lock', label: 'Lock account', icon: Lock, onAction: () => run('lock', row) },
    { id: 'remove', label: 'Remove user', icon: UserX, tone: 'danger', onAction: () => run('remove', row) },
  ];

import type { Task, TaskTag } from '@larder/domain/contract';
import { seedUsers, type Seed } from '../users/users.fixtures';

const dayLength = 86_400_000;

interface More {
  /** User ID. */
  who?: number;
  /** Days from today. */
  due?: number;
  text?: string;
  /** Any of: done, important, gone. */
  is?: string;
}
type Row = readonly [title: string, tags: readonly TaskTag[], more?: More];

const rows: readonly Row[] = [
  ['Call the landlord about the awning', ['medium'], { who: 1, due: -3, is: 'important' }],
  ['Order 24 kg of house coffee', ['update'], { who: 2, due: 0, is: 'done' }],
  [
    'Count the cellar before the wine fair',
    ['team', 'high'],
    {
      who: 3,
      due: 1,
      is: 'important',
      text: '<p>Rows A to F, then the fridges. Write down what has lost its label.</p>',
    },
  ],
  ['Print allergen cards for the autumn menu', ['high'], { who: 20, due: 0, is: 'important' }],
  ['Swap on Thursday: Tomás and Rafael', ['team'], { who: 2, due: 2 }],
  [
    'Probe of cold store 2 reads low',
    ['high', 'update'],
    {
      who: 14,
      due: -1,
      is: 'important',
      text: '<p>0.6 °C under the reference. <b>Until it is replaced:</b> hand thermometer at 10:00 and 17:00.</p>',
    },
  ],
  ['Train two new servers on the tills', ['team'], { who: 8, due: 4 }],
  ['Taste the chestnut soup', ['low'], { who: 5, due: 3 }],
  ['Long table for 22, cake without nuts', ['high', 'team'], { who: 3, due: 0, is: 'important' }],
  ['Fold 300 napkins', ['low'], { due: 1 }],
  ['Answer the writer of Plate & Tide', ['medium'], { who: 1, due: 1 }],
  ['Descale the dishwasher', ['medium'], { who: 14, due: -6 }],
  ['Repaint the board outside', ['low'], { due: 12 }],
  ['Send the scarf of table 9', ['low'], { who: 12, is: 'done' }],
  ['Prices of the new fish list into the menu', ['update'], { who: 20, due: 2 }],
  ['Ask three glaziers for an offer', ['medium'], { who: 2, due: 9 }],
  ['Rota for the festival weekend', ['team', 'high'], { who: 2, due: 0, is: 'done important' }],
  ['Return the seven boxes of Tithe Barn', ['low'], { who: 14, due: -2, is: 'done' }],
  ['Bread: six dark loaves a day until Tuesday', ['update'], { who: 14, due: 3, is: 'done' }],
  ['Check the fire doors', ['high'], { who: 8, due: 2, is: 'done' }],
  [
    'Write the letter to the regulars',
    ['medium'],
    { who: 13, due: 16, text: '<p>Festival days, the new terrace, one recipe.</p>' },
  ],
  ['Corkage: agree on one price', ['medium', 'team'], { who: 8 }],
  ['Deep clean of the hoods', ['high'], { who: 4, due: -12, is: 'done' }],
  ['Learn to say good evening in Portuguese', ['low'], {}],
  ['Photographs of the tasting into the archive', ['update'], { who: 4, due: 5 }],
  ['Two quotes for the card terminals', ['medium', 'update'], { who: 1, due: -8, is: 'done' }],
  ['جدول التدريب لفريق الصالة', ['team'], { who: 12, due: 6 }],
  ['Staff party: bowling or boat', ['low', 'team'], { who: 2, is: 'gone' }],
  ['Summer menu, last prints', ['update'], { who: 20, due: -30, is: 'done gone' }],
  ['Borrow chairs from Komorebi', ['low'], { due: -20, is: 'gone' }],
  ['Set the clocks of the ovens', ['medium'], { who: 14, due: 28 }],
];

function toTask(now: Date) {
  const users = new Map(seedUsers('default').map((user) => [user.id, user]));
  return ([title, tags, { who, due, text = '', is = '' } = {}]: Row, index: number): Task => {
    const user = who === undefined ? undefined : users.get(who);
    return {
      id: index + 1,
      title,
      dueDate: due === undefined ? null : new Date(now.getTime() + due * dayLength).toISOString().slice(0, 10),
      description: text,
      assignee: user ? { id: user.id, fullName: user.fullName, avatar: user.avatar } : null,
      tags: [...tags],
      isCompleted: is.includes('done'),
      isDeleted: is.includes('gone'),
      isImportant: is.includes('important'),
      rank: index,
      version: 1,
    };
  };
}

/** Creates about thirty tasks. `large` repeats them up to 2,000. */
export function seedTasks(seed: Seed, now: Date): Task[] {
  if (seed === 'empty') return [];
  const tasks = rows.map(toTask(now));
  if (seed === 'default') return tasks;
  return Array.from({ length: 2000 }, (_, index) => {
    const task = tasks[index % tasks.length] as Task;
    const round = Math.floor(index / tasks.length);
    if (round === 0) return task;
    const assignee = task.assignee && { ...task.assignee, avatar: '' };
    return { ...task, assignee, id: index + 1, rank: index, title: `${task.title} (${round + 1})` };
  });
}

/** Something the kit makes and removes again, leaving the server as it was. */
export interface CreateDeleteCase {
  /** The call that makes it, and its body; `mark` tells one run from another. */
  add: string;
  body: (mark: string) => Record<string, unknown>;
  /** Its record in the answer. */
  record: string;
  remove: string;
  /** The parameter of the removal. @default 'id' */
  by?: string;
  /** A list that shows it, and the member of the answer that is the list; absent: the answer itself. */
  list?: { call: string; input?: Record<string, unknown>; member?: string };
  /** The field whose value only one record may have: a second one is 409 `taken`. */
  unique?: string;
  /** A field that must not be empty, by its path in the body. */
  needs?: string;
  /** Ids are texts of the server's own making. */
  textId?: boolean;
  /** Removing marks the record; a second removal is no mistake. */
  staysKnown?: boolean;
}

const today = () => new Date().toISOString().slice(0, 10);

export const createDeleteCases: readonly CreateDeleteCase[] = [
  {
    add: 'user.add',
    body: (mark) => ({
      fullName: `Conformance ${mark}`,
      username: `conformance.${mark}`,
      email: `conformance.${mark}@larder.example`,
      contact: '+1 555 010 4477',
      company: 'Conformance',
      country: 'Portugal',
      role: 'subscriber',
      currentPlan: 'basic',
    }),
    record: 'user',
    remove: 'user.remove',
    list: { call: 'user.all' },
    unique: 'email',
    needs: 'fullName',
  },
  {
    add: 'role.add',
    body: (mark) => ({
      role: {
        name: `Conformance ${mark}`,
        memberRoles: [],
        permissions: { user: { read: true, write: false, create: false } },
      },
    }),
    record: 'role',
    remove: 'role.remove',
    list: { call: 'role.list', member: 'roles' },
    unique: 'name',
    needs: 'role.name',
  },
  {
    add: 'permission.add',
    body: (mark) => ({ permission: { name: `Conformance ${mark}` } }),
    record: 'permission',
    remove: 'permission.remove',
    list: { call: 'permission.list', member: 'allData' },
    unique: 'name',
    needs: 'permission.name',
  },
  {
    add: 'event.add',
    body: (mark) => ({
      event: {
        title: `Conformance ${mark}`,
        start: `${today()}T10:00:00Z`,
        end: `${today()}T11:00:00Z`,
        extendedProps: { calendar: 'Business' },
      },
    }),
    record: 'event',
    remove: 'event.remove',
    list: { call: 'event.list', input: { calendars: ['Business'] } },
    needs: 'event.title',
  },
  {
    add: 'task.add',
    body: (mark) => ({ task: { title: `Conformance ${mark}` } }),
    record: 'task',
    remove: 'task.remove',
    by: 'taskId',
    list: { call: 'task.list' },
    needs: 'task.title',
    staysKnown: true,
  },
  {
    add: 'apiKey.add',
    body: (mark) => ({ name: `Conformance ${mark}`, access: 'read' }),
    record: 'key',
    remove: 'apiKey.remove',
    list: { call: 'apiKey.data', member: 'keys' },
    unique: 'name',
    needs: 'name',
    textId: true,
  },
  {
    add: 'view.save',
    body: (mark) => ({ view: { list: 'conformance', name: `Conformance ${mark}` } }),
    record: 'view',
    remove: 'view.remove',
    list: { call: 'view.data', member: 'views' },
    textId: true,
  },
  {
    add: 'invoice.add',
    body: (mark) => ({
      invoice: {
        issuedDate: today(),
        dueDate: today(),
        client: { name: `Conformance ${mark}` },
        lines: [{ item: 'Flour, 25 kg', cost: 18.5, qty: 2 }],
      },
    }),
    record: 'invoice',
    remove: 'invoice.remove',
    list: { call: 'invoice.list', member: 'allData' },
    needs: 'invoice.client.name',
  },
  {
    add: 'blog.add',
    body: (mark) => ({
      post: {
        blogTitle: `Conformance ${mark}`,
        slug: `conformance-${mark}`,
        excerpt: '',
        content: '<p>Conformance.</p>',
        blogCategories: ['Kitchen'],
        tags: [],
        status: 'Draft',
      },
    }),
    record: 'post',
    remove: 'blog.remove',
    unique: 'slug',
    needs: 'post.blogTitle',
  },
];

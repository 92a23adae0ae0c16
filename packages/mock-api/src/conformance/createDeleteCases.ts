/** A record that the conformance check creates and deletes again. */
export interface CreateDeleteCase {
  /** Endpoint that creates it, and its body. `mark` is unique per run. */
  add: string;
  body: (mark: string) => Record<string, unknown>;
  /** Property of the response that contains the record. */
  record: string;
  remove: string;
  /** Parameter of the delete endpoint. @default 'id' */
  by?: string;
  /**
   * List endpoint that contains it, and the property of the response with the rows. Without `member`, the response is
   * the array.
   */
  list?: { call: string; input?: Record<string, unknown>; member?: string };
  /** Field with unique values: a duplicate is rejected with 409 `taken`. */
  unique?: string;
  /** Path of a required field in the body. */
  needs?: string;
  /** True if IDs are strings. */
  textId?: boolean;
  /** True if deleting only marks the record, so that deleting it again succeeds. */
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

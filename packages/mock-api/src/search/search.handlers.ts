import { mayOpen, type searchEndpoints } from '@larder/domain/contract';
import { pageRows } from '../bookmarks/bookmarks.handlers';
import { can, readableRows } from '../access';
import { activeUsers } from '../database';
import type { Handlers } from '../router';
import { dishes, files } from './search.fixtures';

const searchLimit = 4;

export const searchHandlers: Handlers<typeof searchEndpoints> = {
  main(_input, db, { ability, actorId, now }) {
    const isOpen = ({ link }: { link?: string }) =>
      link !== undefined && mayOpen(link, (action, subject) => can(ability, action, subject));
    const contacts = readableRows(ability, 'user', activeUsers(db)).map(({ id, fullName, email, avatar }, index) => ({
      id,
      title: fullName,
      email,
      avatar,
      time: new Date(now.getTime() - (index + 1) * 5_400_000).toISOString(),
      link: `/apps/user/view/${id}`,
    }));
    return {
      searchArr: [
        { groupTitle: 'Pages', searchLimit, data: pageRows(db, actorId).filter(isOpen) },
        { groupTitle: 'Files', searchLimit, data: files.filter(isOpen) },
        { groupTitle: 'Contacts', searchLimit, data: contacts },
      ],
    };
  },

  autoComplete: () => ({
    autoComplete: dishes.map((title, index) => ({ id: index + 1, title, rank: index + 1 })),
  }),
};

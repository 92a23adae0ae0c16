import { pages, type AccountSetting, type User } from '@larder/domain/contract';
import { drawPlate } from '../users/avatar';

/** Settings that aren't part of the user record. */
export interface StoredSetting {
  info: Pick<AccountSetting['info'], 'bio' | 'dob' | 'website'>;
  social: AccountSetting['social'];
  notification: AccountSetting['notification'];
  preferences: NonNullable<AccountSetting['preferences']>;
  version: number;
}

const keyMap = {
  ...Object.fromEntries(pages.flatMap(({ target, goKey }) => (goKey ? [[`go.${target}`, `g ${goKey}`]] : []))),
  search: '/',
  shortcuts: '?',
  new: 'n',
};

export function seedSetting({ id, username }: User): StoredSetting {
  const isDemo = id <= 3;
  const connected = (name: string) => ({ profileImg: drawPlate(`${username} ${name}`), id: `@${username}` });
  return {
    info: {
      bio: isDemo ? 'Twenty years between stove and ledger. Likes a quiet Monday and a loud Friday.' : '',
      dob: isDemo ? `198${id}-0${id + 3}-1${id}` : '',
      website: isDemo ? 'https://saltmarsh.example' : '',
    },
    social: {
      socialLinks: {
        twitter: isDemo ? `https://twitter.example/${username}` : '',
        facebook: '',
        google: '',
        linkedIn: isDemo ? `https://linkedin.example/in/${username}` : '',
        instagram: '',
        quora: '',
      },
      connections: {
        twitter: connected('twitter'),
        facebook: null,
        google: connected('google'),
        linkedIn: null,
        instagram: null,
        quora: null,
      },
    },
    notification: {
      commentOnArticle: true,
      answerOnForm: true,
      followMe: false,
      newAnnouncements: true,
      productUpdates: false,
      blogDigest: true,
    },
    preferences: {
      language: 'en',
      timeZone: 'America/New_York',
      currencyDisplay: 'symbol',
      singleKeyShortcuts: true,
      keyMap: { ...keyMap },
    },
    version: 1,
  };
}

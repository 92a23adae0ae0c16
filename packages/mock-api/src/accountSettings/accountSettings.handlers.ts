import {
  avatarLimit,
  isTaken,
  utcDate,
  type AccountSetting,
  type accountSettingEndpoints,
  type AccountSettingUpdate,
  type accountSettingUpdateEndpoints,
  type User,
} from '@larder/domain/contract';
import { isEmailConfirmed, setUnconfirmed } from '../accountAccess/challenges';
import { defineStore, findUser, activeUsers, type Database } from '../database';
import { given } from '../patch';
import { validatePicture } from '../pictures';
import { invalid, notFound, taken } from '../httpError';
import type { Context, Handlers } from '../router';
import { rejectStaleVersion } from '../table';
import { recordOf } from '../rawInput';
import { seedSetting, type StoredSetting } from './accountSettings.fixtures';

/** By user ID. Contains only users who have updated their settings. */
const settingStore = defineStore('accountSettings', () => ({ byUser: {} as Record<string, StoredSetting> }));

function requireSelf(db: Database, { actorId }: Context): User {
  const user = findUser(db, actorId);
  if (!user) throw notFound('user', actorId);
  return user;
}

const settingOf = (db: Database, user: User) => settingStore(db).byUser[user.id] ?? seedSetting(user);

function show(db: Database, user: User): AccountSetting {
  const { info, ...rest } = settingOf(db, user);
  const { avatar, username, fullName, email, company, country, contact: phone } = user;
  return {
    general: { avatar, username, fullName, email, company, isEmailConfirmed: isEmailConfirmed(db, user) },
    info: { ...info, country, phone },
    ...rest,
  };
}

function rejectTaken(db: Database, user: User, data: unknown) {
  const { username, email } = recordOf(data);
  const fields = Object.entries({ username, email }).filter(
    ([field, value]) =>
      typeof value === 'string' && isTaken(activeUsers(db), field as 'username' | 'email', value, user.id),
  );
  if (fields.length > 0) throw taken(fields.map(([field]) => field));
}

/** Rejects shortcuts that are assigned to two actions. */
function rejectSameKeys(keyMap: Record<string, string> | undefined) {
  const entries = Object.entries(keyMap ?? {}).filter(([, key]) => key !== '');
  const twice = entries.find(([action, key]) => entries.some(([other, same]) => same === key && other !== action));
  if (twice) throw invalid({ [`keyMap.${twice[0]}`]: ['taken'] });
}

function validateUpdate(update: AccountSettingUpdate, user: User, now: Date) {
  if (update.section === 'general') validatePicture('avatar', update.data.avatar, avatarLimit, user.avatar);
  if (update.section === 'info' && update.data.dob && update.data.dob >= utcDate(now)) {
    throw invalid({ dob: ['date'] });
  }
  if (update.section === 'preferences') rejectSameKeys(update.data.keyMap);
}

/** Changes the user record, which contains name, address and phone, and increases its version. */
function changeUser(db: Database, user: User, changes: Partial<User>) {
  if (Object.keys(changes).length === 0) return;
  const { email } = changes;
  if (email !== undefined && email.toLowerCase() !== user.email.toLowerCase()) setUnconfirmed(db, user.id);
  Object.assign(user, changes);
  user.version = (user.version ?? 0) + 1;
}

function change(db: Database, user: User, setting: StoredSetting, update: AccountSettingUpdate) {
  switch (update.section) {
    case 'general':
      return changeUser(db, user, given(update.data) as Partial<User>);
    case 'info': {
      const { country, phone: contact, ...info } = update.data;
      changeUser(db, user, given({ country, contact }) as Partial<User>);
      Object.assign(setting.info, given(info));
      return;
    }
    case 'social': {
      const { socialLinks = {}, connections = {} } = update.data;
      Object.assign(setting.social.socialLinks, given(socialLinks));
      Object.assign(setting.social.connections, connections);
      return;
    }
    default:
      Object.assign(setting[update.section], given(update.data));
  }
}

export const accountSettingHandlers: Handlers<typeof accountSettingEndpoints> = {
  data: (_input, db, context) => show(db, requireSelf(db, context)),
};

export const accountSettingUpdateHandlers: Handlers<typeof accountSettingUpdateEndpoints> = {
  update: {
    guard({ section, data, version }, db, context) {
      const user = requireSelf(db, context);
      rejectStaleVersion(version, show(db, user));
      if (section === 'general') rejectTaken(db, user, data);
    },
    run(update, db, context) {
      const user = requireSelf(db, context);
      validateUpdate(update, user, context.now);
      const setting = structuredClone(settingOf(db, user));
      change(db, user, setting, update);
      setting.version += 1;
      settingStore(db).byUser[user.id] = setting;
      return { accountSetting: show(db, user) };
    },
  },
};

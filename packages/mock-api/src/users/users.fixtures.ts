import type { User, UserPlan, UserRole, UserStatus } from '@larder/domain/contract';
import { createRandom } from '../random';
import { drawPlate } from './avatar';

export type Seed = 'default' | 'empty' | 'large';
/** Restaurants of the demo accounts, by position. */
const demoRestaurants = [['rst-nyc', 'rst-lis', 'rst-tyo'], ['rst-nyc', 'rst-lis'], ['rst-nyc']];

type Row = readonly [fullName: string, country: string, role: UserRole, username?: string];

/** The first three belong to the demo accounts. */
const people: readonly Row[] = [
  ['Maren Holt', 'Norway', 'Owner'],
  ['Ilse Okafor', 'Nigeria', 'Project Manager'],
  ['Tomás Reyes', 'Mexico', 'subscriber'],
  ['Bea Lindqvist', 'Sweden', 'maintainer'],
  ['Dorota Maj', 'Poland', 'editor'],
  ['Jonah Whitlock', 'United States', 'subscriber'],
  ['Noor Haddad', 'Lebanon', 'admin'],
  ['Priya Nandakumar', 'India', 'maintainer'],
  ['Rafael Dias', 'Portugal', 'subscriber'],
  ['Samuel Oyelaran', 'Nigeria', 'subscriber'],
  ['Wren Castellano', 'Italy', 'author'],
  ['ليلى المنصوري', 'Morocco', 'editor', 'layla.mansouri'],
  ['Åsa Björklund', 'Sweden', 'admin'],
  ['Kenji Aramaki', 'Japan', 'maintainer'],
  ['Zoë van der Meer', 'Netherlands', 'subscriber'],
  ['Mihai Ionescu', 'Romania', 'author'],
  ['Yara Benali', 'Algeria', 'admin'],
  ['Finn O’Dwyer', 'Ireland', 'maintainer'],
  ['Thandiwe Mokoena', 'South Africa', 'subscriber'],
  ['Lucía Fernández Ibáñez', 'Spain', 'editor'],
  ['Anatole Lefèvre', 'France', 'admin'],
  ['Hana Kovářová', 'Czechia', 'maintainer'],
  ['Omar Sahin', 'Türkiye', 'subscriber'],
  ['Grace Achieng', 'Kenya', 'author'],
  ['Matteo Ricciardi', 'Italy', 'admin'],
  ['Sunniva Aas', 'Norway', 'maintainer'],
  ['Wanjiru Kamau', 'Kenya', 'subscriber'],
  ['Đorđe Petrović', 'Serbia', 'editor'],
  ['Mei-Ling Tsai', 'Taiwan', 'admin'],
  ['Callum Reid', 'United Kingdom', 'maintainer'],
  ['Fatou Diallo', 'Senegal', 'subscriber'],
  ['Esteban Quiroga', 'Argentina', 'author'],
  ['Ingrid Sørensen', 'Denmark', 'admin'],
  ['Bogdan Marchenko', 'Ukraine', 'maintainer'],
  ['Aroha Ngata', 'New Zealand', 'subscriber'],
  ['Maximiliana Theodora Constanza von Hohenfels-Wartenbruck', 'Austria', 'editor', 'maximiliana.hohenfels'],
  ['Idris Bello', 'Nigeria', 'admin'],
  ['Clara Weiss', 'Germany', 'maintainer'],
  ['Duc Nguyen', 'Vietnam', 'subscriber'],
  ['Paloma Duarte', 'Brazil', 'author'],
  ['Hugo Almeida', 'Portugal', 'admin'],
  ['Siobhán Kearney', 'Ireland', 'editor'],
  ['Rui Takahashi', 'Japan', 'maintainer'],
  ['Amara Chukwu', 'Nigeria', 'author'],
  ['Leena Korhonen', 'Finland', 'admin'],
  ['Nikos Papadakis', 'Greece', 'maintainer'],
  ['Freya Gunnarsdóttir', 'Iceland', 'editor'],
  ['يوسف الخطيب', 'Jordan', 'subscriber', 'yousef.khatib'],
  ['Chiara Moretti', 'Italy', 'author'],
  ['Eli Rosen', 'United States', 'editor'],
];

const companies = [
  'Quay Street',
  'Fern Hall',
  'Ostler’s Yard',
  'Saltmarsh Restaurants',
  'Brackwater Fish',
  'Old Mill Bakery',
  'Greenholt Dairy',
  'Tithe Barn Produce',
];
const plans: readonly UserPlan[] = ['team', 'enterprise', 'company', 'basic'];
const statuses: readonly UserStatus[] = ['active', 'pending', 'inactive'];

/** Creates a username: `Tomás Reyes` → `tomas.reyes`. */
function usernameOf(fullName: string) {
  const words = fullName
    .normalize('NFD')
    .replace(/\p{M}|’/gu, '')
    .replace(/Đ|đ/g, 'd')
    .replace(/ø/g, 'o')
    .toLowerCase()
    .split(' ');
  return `${words[0]}.${words.at(-1)}`;
}

/**
 * Returns the restaurants of a user: two for admins, one for others. The demo accounts are listed in `demoRestaurants`.
 */
function restaurantsFor(country: string, role: UserRole, index: number): string[] {
  const demo = demoRestaurants[index];
  if (demo) return demo;
  if (role === 'admin') return ['rst-nyc', 'rst-lis'];
  if (country === 'Portugal' || country === 'Brazil') return ['rst-lis'];
  if (country === 'Japan') return ['rst-tyo'];
  return [(['rst-nyc', 'rst-nyc', 'rst-lis', 'rst-tyo'] as const)[index % 4]!];
}

function toUser([fullName, country, role, ownName]: Row, index: number): User {
  const id = index + 1;
  const { pick, whole, weighted } = createRandom(`user ${id}`);
  const username = ownName ?? usernameOf(fullName);
  const isDemo = index < 3;
  return {
    id,
    fullName,
    company: isDemo ? 'Saltmarsh Restaurants' : pick(companies),
    role,
    username,
    country,
    contact: `+1 212 555 ${String(whole(100, 9999)).padStart(4, '0')}`,
    email: `${username}@saltmarsh.example`,
    currentPlan: isDemo ? 'enterprise' : (plans[index % plans.length] as UserPlan),
    status: isDemo ? 'active' : (statuses[weighted([7, 2, 1.6])] as UserStatus),
    avatar: index % 3 === 0 || isDemo ? '' : drawPlate(username),
    restaurantIds: restaurantsFor(country, role, index),
    version: 1,
  };
}

/** Creates 50 users. `large` repeats them up to 10,000, `empty` has only those of the demo accounts. */
export function seedUsers(seed: Seed): User[] {
  if (seed === 'empty') return people.slice(0, 3).map(toUser);
  if (seed === 'default') return people.map(toUser);
  return Array.from({ length: 10_000 }, (_, index) => {
    const [fullName, country, role, ownName] = people[index % people.length] as Row;
    if (index < people.length) return toUser([fullName, country, role, ownName], index);
    const round = Math.floor(index / people.length) + 1;
    return {
      ...toUser([`${fullName} ${round}`, country, role, `${ownName ?? usernameOf(fullName)}${round}`], index),
      avatar: '',
    };
  });
}

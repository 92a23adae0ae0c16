import type { Employee } from '@larder/domain/contract';
import { shared } from '../responseCopy';
import { createRandom } from '../random';
import { drawPlate } from '../users/avatar';
import type { Seed } from '../users/users.fixtures';

const firstNames =
  'Ada Amparo Anselm Asha Beatriz Bilal Brannoch Caoimhe Cosima Dario Delphine Edda Emeka Farida Fenna Gideon Hanneke Ignacio Imani Iver Jamila Jorunn Kaito Kerstin Lior Ludo Mairead Malik Marisol Nadia Nils Odile Orla Pavel Quentin Rania Rosalind Sefa Soraya Stellan Tamsin Teodor Umi Viggo Wilhelmina Xiomara Yann Yuki Zelda Zuberi'.split(
    ' ',
  );
const lastNames =
  'Abernethy Achterberg Adeyemi Almqvist Baptiste Birchall Bonfiglio Brandvold Calloway Carvalho Chaudhry Corrigan Dalgaard Delacroix Dunmore Eskildsen Farrow Ferreira Galbraith Grimaldi Hagelund Hashimoto Hollander Ibarra Ingleby Jankowski Kaplinski Kimathi Kowalczyk Langford Laurent Lovelace Macready Mendonça Mizrahi Nakagawa Nwosu Oakeshott Okonjo Pemberton Pettersson Quintana Rasmussen Renshaw Sandoval Silveira Stavros Tanabe Thistlewood Ueda Valcourt Venkataraman Waterhouse Westergaard Yardley Zielinski'.split(
    ' ',
  );
/** Job titles with annual salary range and minimum age. */
const posts: readonly (readonly [title: string, from: number, to: number, age: number])[] = [
  ['Kitchen porter', 21_000, 29_000, 18],
  ['Line cook', 27_000, 38_000, 19],
  ['Pastry cook', 29_000, 42_000, 20],
  ['Sous chef', 41_000, 58_000, 26],
  ['Head chef', 56_000, 84_000, 31],
  ['Server', 22_000, 34_000, 18],
  ['Host', 22_000, 31_000, 18],
  ['Bartender', 25_000, 39_000, 20],
  ['Sommelier', 38_000, 61_000, 25],
  ['Floor manager', 39_000, 56_000, 25],
  ['Restaurant manager', 52_000, 79_000, 29],
  ['Purchasing clerk', 31_000, 44_000, 21],
  ['Stock controller', 32_000, 45_000, 22],
  ['Bookkeeper', 36_000, 52_000, 24],
  ['Payroll officer', 35_000, 49_000, 24],
  ['Events coordinator', 33_000, 48_000, 23],
  ['Maintenance technician', 34_000, 47_000, 22],
  ['Training lead', 37_000, 53_000, 26],
];
const cities = [
  'New York',
  'Lisbon',
  'Tokyo',
  'Porto',
  'Hoboken',
  'Yokohama',
  'Brooklyn',
  'Setúbal',
  'Newark',
  'Cascais',
  'Kawasaki',
  'Yonkers',
];

const year = 365.25 * 24 * 60 * 60 * 1000;
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Creates 120 employees, two in three with a picture. `large` has 100,000, `empty` has none. */
export function seedEmployees(seed: Seed, now: Date): readonly Employee[] {
  const count = { default: 120, empty: 0, large: 100_000 }[seed];
  const { whole, pick, weighted, next } = createRandom('employees');
  const employees = Array.from({ length: count }, (_, index): Employee => {
    const [first, last] = [pick(firstNames), pick(lastNames)];
    const [post, from, to, youngest] = pick(posts);
    const age = youngest + whole(1, 30);
    const years = whole(0, Math.min(12, age - youngest));
    const start = new Date(now.getTime() - (years + next() * 0.95) * year);
    const date = [start.getUTCMonth() + 1, start.getUTCDate()].map(twoDigits).join('/');
    const experience = years + whole(0, age - youngest - years);
    return {
      id: index + 1,
      avatar: index % 3 === 0 || index >= 120 ? '' : drawPlate(`employee ${index + 1}`),
      full_name: `${first} ${last}`,
      post,
      email: `${plain(first)}.${plain(last)}${index + 1}@saltmarsh.example`,
      city: pick(cities),
      start_date: `${date}/${start.getUTCFullYear()}`,
      salary: `$${(whole(from * 100, to * 100) / 100).toFixed(2)}`,
      age: String(age),
      experience: experience === 1 ? '1 Year' : `${experience} Years`,
      // The first five cover every status. The rest is a realistic mix.
      status: ((index < 5 ? index : weighted([5, 3, 1, 1.5, 2])) + 1) as Employee['status'],
    };
  });
  return shared(employees);
}

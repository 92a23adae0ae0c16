import type { Staff, StaffPosition } from '@larder/domain/contract';

type Person = readonly [name: string, position: StaffPosition, wage: number, userId?: number, canApprove?: true];

/** 14 staff members per restaurant. Hourly wages in minor units. IDs follow the order, so only append to a list. */
const people: Readonly<Record<string, readonly Person[]>> = {
  'rst-nyc': [
    ['Ilse Okafor', 'manager', 3_400, 2, true],
    ['Tomás Reyes', 'server', 1_850, 3],
    ['Jonah Whitlock', 'server', 1_750, 6],
    ['Eli Rosen', 'server', 1_750, 50],
    ['Nadia Brandt', 'server', 1_700],
    ['Calvin Ezeh', 'server', 1_700],
    ['Marisol Vega', 'server', 1_650],
    ['Desmond Pryce', 'server', 1_650],
    ['Rosalind Keogh', 'bartender', 2_000],
    ['Theo Marchetti', 'bartender', 1_900],
    ['Maren Holt', 'host', 2_200, 1, true],
    ['Dorota Maj', 'cook', 2_600, 5],
    ['Winston Abara', 'cook', 2_300],
    ['Lupe Santillan', 'cook', 2_200],
  ],
  'rst-lis': [
    ['Inês Valadares', 'manager', 1_650, undefined, true],
    ['Rafael Dias', 'server', 880, 9],
    ['Paloma Duarte', 'server', 880, 40],
    ['Tiago Montenegro', 'server', 860],
    ['Beatriz Quintela', 'server', 860],
    ['Leonor Sampaio', 'server', 840],
    ['Simão Vilhena', 'server', 840],
    ['Marta Serpa', 'server', 840],
    ['Catarina Lobo', 'bartender', 980, undefined, true],
    ['Nuno Arrais', 'bartender', 940],
    ['Hugo Almeida', 'host', 920, 41],
    ['Joaquim Peixoto', 'cook', 1_250],
    ['Graça Bettencourt', 'cook', 1_120],
    ['Amílcar Tavares', 'cook', 1_080],
  ],
  'rst-tyo': [
    ['Haruka Shimizu', 'manager', 2_600, undefined, true],
    ['Rui Takahashi', 'server', 1_450, 43],
    ['Yuto Kamino', 'server', 1_400],
    ['Sakura Hoshide', 'server', 1_400],
    ['Ren Tachibana', 'server', 1_380],
    ['Mio Asakawa', 'server', 1_380],
    ['Daichi Urano', 'server', 1_350],
    ['Kaho Nishide', 'server', 1_350],
    ['Shun Ogata', 'bartender', 1_600, undefined, true],
    ['Emi Tsukada', 'bartender', 1_550],
    ['Airi Kuroda', 'host', 1_450],
    ['Takumi Segawa', 'cook', 2_100],
    ['Hinata Okabe', 'cook', 1_800],
    ['Jun Minase', 'cook', 1_750],
  ],
};

/** One year before the start of the demo. */
const since = (now: Date) => new Date(now.getTime() - 365 * 86_400_000).toISOString();

let nextNumber = 0;
const roster = Object.entries(people).flatMap(([restaurantId, list]) =>
  list.map(([name, position, wage, userId = null, canApprove = false]) => {
    nextNumber += 1;
    return { id: `stf-${nextNumber}`, restaurantId, name, position, wage, userId, canApprove };
  }),
);

/** Returns the initial staff of a restaurant. Generated bills and shifts use it, so staff edits don't change them. */
export const rosterOf = (restaurantId: string) => roster.filter((person) => person.restaurantId === restaurantId);

export const seedStaff = (now: Date): Staff[] =>
  roster.map(({ restaurantId, ...person }) => ({
    ...person,
    restaurantIds: [restaurantId],
    active: true,
    pictureSeed: person.name,
    version: 1,
    createdAt: since(now),
    updatedAt: since(now),
    updatedBy: null,
  }));

/** Minutes before now, and the text. `>` marks the user's messages. */
type Line = readonly [ago: number, text: string];

export type Talk = readonly [contactId: number, unseenMsgs: number, lines: readonly Line[]];

const ownerTalks: readonly Talk[] = [
  [
    1,
    2,
    [
      [1500, 'Is the fire inspection on Sunday or on Monday?'],
      [1496, '>Sunday, ten o’clock. Lisbon, not us.'],
      [1495, 'Good. Then I sleep.'],
      [64, '>Can you find one more for Saturday?'],
      [61, 'Rafael is free until ten. After that it is you and me.'],
      [12, 'The party of 22 is now a party of 24.'],
      [11, 'Two high chairs. I know. See https://saltmarsh.example/plans/long-table'],
    ],
  ],
  [
    2,
    1,
    [
      [400, 'Table 9 left a scarf.'],
      [396, '>Behind the bar, with a note. His name is Henrik.'],
      [25, 'Swap on Thursday is fine with Rafael. With you?'],
    ],
  ],
  [
    3,
    0,
    [
      [2900, '>How was the first night with the new card?'],
      [2880, 'Soup sold out at nine, squash at ten, nobody missed the squid.'],
      [2878, 'I did, a little.'],
      [2870, '>Noted.'],
    ],
  ],
  [
    4,
    0,
    [
      [700, 'Oven 2 is cold again. We bake in two rounds.'],
      [690, '>The part comes on Monday. Take six loaves from Old Mill until then.'],
      [688, 'Already done. They say hello to the starter.'],
    ],
  ],
  [
    5,
    0,
    [
      [4400, 'Chestnut soup: 2.90 in, 13 out. Too dear?'],
      [4390, '>Try 12. And bread with it.'],
    ],
  ],
  [
    6,
    0,
    [
      [1800, 'Hake is short. 14 kg or pollock?'],
      [1790, '>14 kg and 16 kg of pollock.'],
      [1789, 'On the van.'],
    ],
  ],
  [
    7,
    3,
    [
      [300, 'Your jar is ready.'],
      [299, 'It likes 26 degrees.'],
      [298, 'Bring a lid <b>that fits</b>.'],
    ],
  ],
  [
    8,
    0,
    [
      [9000, '>Thank you for last night. All of it.'],
      [8990, 'It was the soup. 🍲'],
    ],
  ],
  [
    12,
    0,
    [
      [20_000, 'Hello dear restaurant owner!'],
      [19_990, '>No.'],
    ],
  ],
];

const ownerContactId = 16;
const fromOtherSide = ([ago, text]: Line): Line => [ago, text.startsWith('>') ? text.slice(1) : `>${text}`];

/** Returns the owner's talk with a contact, as the contact sees it. */
function mirrored(contactId: number): Talk {
  const [, , lines] = ownerTalks.find(([id]) => id === contactId)!;
  return [ownerContactId, 0, lines.map(fromOtherSide)];
}

const withManager: readonly Line[] = [
  [3010, 'Can I have the Sunday after next off? My sister is in town.'],
  [2990, '>Yes, if you take the Tuesday.'],
  [2985, 'Tuesday it is.'],
];
const withShiftLeader: readonly Line[] = [
  [95, 'You have tables 7 to 12 tonight.'],
  [93, '>Fine. Who has the terrace?'],
  [18, 'Nobody, it rains. Take the window instead.'],
];

/** Talks by the user ID of a demo account. */
export const talks: Record<number, readonly Talk[]> = {
  1: ownerTalks,
  2: [
    mirrored(1),
    [2, 0, withManager],
    [
      8,
      1,
      [
        [330, '>Who opens on Monday?'],
        [310, 'I do. And I asked for leave, 12 to 14 December.'],
      ],
    ],
    [
      6,
      0,
      [
        [1260, '>No delivery before nine on Monday, please: the lift is being serviced.'],
        [1255, 'Half past nine then.'],
      ],
    ],
  ],
  3: [
    mirrored(2),
    [1, 0, withManager.map(fromOtherSide)],
    [8, 1, withShiftLeader],
    [
      10,
      0,
      [
        [1450, '>Two tonics for table 4, forgotten twice.'],
        [1448, 'On the house, on my conscience.'],
      ],
    ],
  ],
};

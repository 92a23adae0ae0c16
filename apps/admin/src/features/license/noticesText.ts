import type notices from 'virtual:notices';

export type Notice = (typeof notices)[number];

/** Returns the notices of a license whose name or license contains the query. */
export const findNotices = (all: readonly Notice[], query: string, license: string | undefined) => {
  const text = query.trim().toLowerCase();
  return all.filter(
    (notice) =>
      (license === undefined || notice.license === license) &&
      `${notice.name} ${notice.license}`.toLowerCase().includes(text),
  );
};

/** The notices as one text file. */
export const noticesText = (all: readonly Notice[]) =>
  all
    .map(({ name, version, license, text }) => `${name} ${version}\n${license}\n\n${text}\n`)
    .join(`\n${'-'.repeat(72)}\n\n`);

import { includesText } from '@larder/domain/contract';
import type notices from 'virtual:notices';

export type Notice = (typeof notices)[number];

/** Returns the notices of a license whose name or license contains the query. */
export const findNotices = (all: readonly Notice[], query: string, license: string | undefined) =>
  all.filter(
    (notice) =>
      (license === undefined || notice.license === license) && includesText(query, `${notice.name} ${notice.license}`),
  );

/** Returns the notices as one text. */
export const noticesText = (all: readonly Notice[]) =>
  all
    .map(({ name, version, license, text }) => `${name} ${version}\n${license}\n\n${text}\n`)
    .join(`\n${'-'.repeat(72)}\n\n`);

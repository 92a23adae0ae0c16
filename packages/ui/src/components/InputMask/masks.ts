import type { MaskitoMaskExpression, MaskitoOptions } from '@maskito/core';

/** A number of groups of characters, told apart by a delimiter: a tax number, a licence key. */
export interface BlocksMask {
  kind: 'blocks';
  /** How many characters each group has: `[3, 3, 2]`. */
  blocks: readonly number[];
  /** Between the groups. @default ' ' */
  delimiter?: string;
  /** What the groups consist of; letters become capitals. @default 'digits' */
  characters?: 'digits' | 'letters' | 'both';
  /** What stands before the first group. @default '' */
  prefix?: string;
}

/** A phone number of one country: `#` is a digit, all else stands as it is. */
export interface PhoneMask {
  kind: 'phone';
  /** @default '+## ### ### ####' */
  pattern?: string;
}

export interface DateMask {
  kind: 'date';
  /** Order of day, month, year. @default 'dmy' */
  order?: 'dmy' | 'mdy' | 'ymd';
  /** Between them. @default '/' */
  separator?: string;
}

export interface NumberMask {
  kind: 'number';
  /** Digits after the decimal sign. @default 2 */
  decimals?: number;
  /** Between thousands. @default ',' */
  thousands?: string;
  /** Before the decimals. @default '.' */
  decimal?: string;
  /** Whether it may be less than nothing. @default false */
  allowsMinus?: boolean;
}

/** Which shape the text is held to. */
export type Mask = { kind: 'card' } | { kind: 'time' } | PhoneMask | DateMask | NumberMask | BlocksMask;

/** A mask as the engine takes it, and the bare value behind the text. */
export interface MaskPlan {
  options: MaskitoOptions;
  /** The bare value: digits of a card or phone, an ISO date or time once complete, a number with a point. */
  bare: (text: string) => string;
  /** A text of that shape, to be seen while the field is empty. */
  example: string;
  inputMode: 'numeric' | 'decimal' | 'tel' | 'text';
  autoComplete?: string;
}

const digit = /\d/;
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
const times = (count: number) => Array.from({ length: count }, () => digit);
const grouped = (groups: readonly number[], one: RegExp, delimiter: string) =>
  groups.flatMap((count, index) => [
    ...(index > 0 ? Array.from(delimiter) : []),
    ...Array.from({ length: count }, () => one),
  ]) as (RegExp | string)[];

/** Groups of a card number: American Express 4-6-5, all others by four, up to 19. */
export const cardGroups = (digits: string): readonly number[] => (/^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4, 3]);

/** Two digits no larger than so much: a first digit that can only be the second gets its nought. */
function twoDigits(text: string, max: number) {
  if (text.length === 1 && Number(text) > Math.floor(max / 10)) return `0${text}`;
  if (text.length === 2 && Number(text) > max) return String(max);
  return text;
}

/** Holds each two-digit part of a text like 21/11/2026 or 18:30 to its largest value. */
function heldParts(
  maxima: readonly (number | undefined)[],
  separator: string,
): NonNullable<MaskitoOptions['postprocessors']>[number] {
  return ({ value, selection: [from, to] }) => {
    const parts = value.split(separator);
    const held = parts.map((part, index) => (maxima[index] === undefined ? part : twoDigits(part, maxima[index])));
    const text = held.join(separator);
    const grown = text.length - value.length;
    return { value: text, selection: [from + grown, to + grown] };
  };
}

function datePlan({ order = 'dmy', separator = '/' }: DateMask): MaskPlan {
  const parts = Array.from(order) as ('d' | 'm' | 'y')[];
  const lengths = { d: 2, m: 2, y: 4 };
  const maxima = { d: 31, m: 12, y: undefined };
  return {
    options: {
      mask: parts.flatMap((part, index) => [...(index > 0 ? [separator] : []), ...times(lengths[part])]),
      postprocessors: [
        heldParts(
          parts.map((part) => maxima[part]),
          separator,
        ),
      ],
    },
    bare: (text) => {
      const found = Object.fromEntries(text.split(separator).map((part, index) => [parts[index], part]));
      const iso = `${found.y ?? ''}-${found.m ?? ''}-${found.d ?? ''}`;
      const date = new Date(`${iso}T00:00Z`);
      return /^\d{4}-\d\d-\d\d$/.test(iso) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
        ? iso
        : '';
    },
    example: parts.map((part) => ({ d: '31', m: '12', y: '2026' })[part]).join(separator),
    inputMode: 'numeric',
  };
}

function numberPlan({ decimals = 2, thousands = ',', decimal = '.', allowsMinus = false }: NumberMask): MaskPlan {
  const wholeOf = (value: string) => digitsOf(value.split(decimal)[0] ?? '').length;
  const mask = ({ value }: { value: string }): MaskitoMaskExpression => {
    const count = Math.max(wholeOf(value), 1);
    const first = count % 3 || 3;
    const groups = [first, ...Array.from({ length: (count - first) / 3 }, () => 3)];
    return [
      ...(allowsMinus && /^[-−]/.test(value) ? [/[-−]/] : []),
      ...grouped(groups, digit, thousands),
      ...(decimals > 0 && value.includes(decimal) ? [decimal, ...times(decimals)] : []),
    ];
  };
  return {
    options: {
      mask,
      preprocessors: [
        // The key beside the nought is the decimal sign, whatever it prints.
        ({ elementState, data }) => ({
          elementState,
          data: decimals > 0 && /^[.,]$/.test(data) ? (elementState.value.includes(decimal) ? '' : decimal) : data,
        }),
      ],
    },
    bare: (text) => {
      const [whole = '', rest = ''] = text.split(decimal);
      const digits = digitsOf(whole);
      if (!digits && !digitsOf(rest)) return '';
      return `${/^[-−]/.test(text) ? '-' : ''}${digits || '0'}${digitsOf(rest) && `.${digitsOf(rest)}`}`;
    },
    example: `1${thousands}204${decimals > 0 ? decimal + '50'.padEnd(decimals, '0').slice(0, decimals) : ''}`,
    inputMode: decimals > 0 ? 'decimal' : 'numeric',
  };
}

function blocksPlan({ blocks, delimiter = ' ', characters = 'digits', prefix = '' }: BlocksMask): MaskPlan {
  const one = { digits: digit, letters: /[A-Za-z]/, both: /[0-9A-Za-z]/ }[characters];
  const bare = (text: string) => {
    const rest = text.startsWith(prefix) ? text.slice(prefix.length) : text;
    return Array.from(rest)
      .filter((character) => one.test(character))
      .join('');
  };
  let next = 0;
  const letters = characters === 'digits' ? '1234567890' : 'ABCDEFGHJK';
  return {
    options: {
      mask: [...Array.from(prefix), ...grouped(blocks, one, delimiter)],
      postprocessors: [({ value, selection }) => ({ value: value.toUpperCase(), selection })],
    },
    bare,
    example:
      prefix +
      blocks.map((count) => Array.from({ length: count }, () => letters[next++ % 10]).join('')).join(delimiter),
    inputMode: characters === 'digits' ? 'numeric' : 'text',
  };
}

/** What a mask means. */
export function planMask(mask: Mask): MaskPlan {
  switch (mask.kind) {
    case 'card':
      return {
        options: { mask: ({ value }) => grouped(cardGroups(digitsOf(value)), digit, ' ') },
        bare: digitsOf,
        example: '4000 1234 5678 9010',
        inputMode: 'numeric',
        autoComplete: 'cc-number',
      };
    case 'phone': {
      const pattern = mask.pattern ?? '+## ### ### ####';
      const fixed = pattern.split('#')[0] ?? '';
      let next = 0;
      return {
        options: { mask: Array.from(pattern).map((character) => (character === '#' ? digit : character)) },
        bare: (text) => (text === fixed ? '' : text.replaceAll(/[^\d+]/g, '')),
        example: pattern.replaceAll('#', () => '5550123456789'[next++ % 13]!),
        inputMode: 'tel',
        autoComplete: 'tel',
      };
    }
    case 'date':
      return datePlan(mask);
    case 'time':
      return {
        options: { mask: [digit, digit, ':', digit, digit], postprocessors: [heldParts([23, 59], ':')] },
        bare: (text) => (/^\d\d:\d\d$/.test(text) ? text : ''),
        example: '18:30',
        inputMode: 'numeric',
      };
    case 'number':
      return numberPlan(mask);
    case 'blocks':
      return blocksPlan(mask);
  }
}

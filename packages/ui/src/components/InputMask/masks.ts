import type { MaskitoMaskExpression, MaskitoOptions } from '@maskito/core';

/** Groups of characters with a delimiter: a tax number, a license key. */
export interface BlocksMask {
  kind: 'blocks';
  /** Number of characters per group: `[3, 3, 2]`. */
  blocks: readonly number[];
  /** Text between groups. @default ' ' */
  delimiter?: string;
  /** Allowed characters. Letters are converted to uppercase. @default 'digits' */
  characters?: 'digits' | 'letters' | 'both';
  /** Text before the first group. @default '' */
  prefix?: string;
}

/** A phone number format: `#` is a digit, all other characters are fixed. */
export interface PhoneMask {
  kind: 'phone';
  /** @default '+## ### ### ####' */
  pattern?: string;
}

export interface DateMask {
  kind: 'date';
  /** Order of day, month and year. @default 'dmy' */
  order?: 'dmy' | 'mdy' | 'ymd';
  /** Separator between the parts. @default '/' */
  separator?: string;
}

export interface NumberMask {
  kind: 'number';
  /** Maximum number of decimals. @default 2 */
  decimals?: number;
  /** Thousands separator. @default ',' */
  thousands?: string;
  /** Decimal separator. @default '.' */
  decimal?: string;
  /** Allows negative numbers. @default false */
  allowsMinus?: boolean;
}

/** Format of an `InputMask`. */
export type Mask = { kind: 'card' } | { kind: 'time' } | PhoneMask | DateMask | NumberMask | BlocksMask;

/** A mask as Maskito options, with a function that returns the unmasked value. */
export interface MaskPlan {
  options: MaskitoOptions;
  /** Returns the unmasked value, such as digits, a complete ISO date or a number with a decimal point. */
  bare: (text: string) => string;
  /** Placeholder. */
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

/** Returns the group lengths of a card number: 4-6-5 for American Express, otherwise by four, up to 19 digits. */
export const cardGroups = (digits: string): readonly number[] => (/^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4, 3]);

/** Clamps a two-digit part. Adds a leading zero if the first digit is too large. */
function clampPart(text: string, max: number) {
  if (text.length === 1 && Number(text) > Math.floor(max / 10)) return `0${text}`;
  if (text.length === 2 && Number(text) > max) return String(max);
  return text;
}

/** Clamps each two-digit part of a date or time to its maximum. */
function clampParts(
  maxima: readonly (number | undefined)[],
  separator: string,
): NonNullable<MaskitoOptions['postprocessors']>[number] {
  return ({ value, selection: [from, to] }) => {
    const parts = value.split(separator);
    const clamped = parts.map((part, index) => (maxima[index] === undefined ? part : clampPart(part, maxima[index])));
    const text = clamped.join(separator);
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
        clampParts(
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
        // Both `.` and `,` enter the decimal separator, because the numeric keypad has only one of them.
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

/** Returns the Maskito options, placeholder and unmasking function of a mask. */
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
        options: { mask: [digit, digit, ':', digit, digit], postprocessors: [clampParts([23, 59], ':')] },
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

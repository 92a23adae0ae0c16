import { useFormats } from './useFormats';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Returns a function that formats the size of a file: `84 kB`. */
export function useFileSize() {
  const formats = useFormats();
  return (bytes: number) => {
    const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
    return formats.number(bytes / 1000 ** power, {
      style: 'unit',
      unit: units[power],
      unitDisplay: 'short',
      maximumFractionDigits: power > 1 ? 1 : 0,
    });
  };
}

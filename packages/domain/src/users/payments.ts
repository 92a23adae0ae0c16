/** Detects the brand of a card number from its first digits, while typing. */
export function cardBrand(number: string): 'Visa' | 'Mastercard' | 'American Express' | 'Card' {
  const digits = number.replace(/\D/g, '');
  if (digits.startsWith('4')) return 'Visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'Mastercard';
  if (/^3[47]/.test(digits)) return 'American Express';
  return 'Card';
}

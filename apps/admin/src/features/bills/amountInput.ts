/** Props of a text field for an amount. Parse its value with `parseMoney`. */
export const amountInput = { inputMode: 'decimal', dir: 'ltr', autoComplete: 'off' } as const;

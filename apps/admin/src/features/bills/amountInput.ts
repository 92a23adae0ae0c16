/** Props of a text field for an amount. Parse its text with `parseMoney`. */
export const amountInput = { inputMode: 'decimal', dir: 'ltr', autoComplete: 'off' } as const;

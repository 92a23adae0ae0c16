/** Returns a key that is unique across tabs and devices. `crypto.randomUUID` would need a secure context. */
export const uniqueKey = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

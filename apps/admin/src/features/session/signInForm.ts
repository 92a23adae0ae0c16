/** Message keys of pages.md 1.10, or true where the value is fine. */
export const requiredProblem = (value: string) => value.trim() !== '' || 'required';

export const emailProblem = (value: string) =>
  requiredProblem(value) !== true ? 'required' : /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) || 'email';

/** The greeting of the hour, by the visitor's clock. */
export function greetingKey(now: Date) {
  const hour = now.getHours();
  if (hour < 4) return 'session.greeting.evening';
  if (hour < 12) return 'session.greeting.morning';
  return hour < 18 ? 'session.greeting.afternoon' : 'session.greeting.evening';
}

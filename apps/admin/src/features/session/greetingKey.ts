/** Returns the translation key of the greeting at the local time. */
export function greetingKey(now: Date) {
  const hour = now.getHours();
  if (hour < 4) return 'session.greeting.evening';
  if (hour < 12) return 'session.greeting.morning';
  return hour < 18 ? 'session.greeting.afternoon' : 'session.greeting.evening';
}

/** Thrown where something is asked for that the ability forbids. */
export class ForbiddenError extends Error {
  override name = 'ForbiddenError';
  readonly action: string;
  readonly subjectType: string;

  constructor(action: string, subjectType: string) {
    super(`Cannot execute "${action}" on "${subjectType}"`);
    this.action = action;
    this.subjectType = subjectType;
  }
}

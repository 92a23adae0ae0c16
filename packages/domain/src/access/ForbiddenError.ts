/** Thrown when the user's ability forbids a request. */
export class ForbiddenError extends Error {
  override name = 'ForbiddenError';
  readonly action: string;
  readonly subjectType: string;

  constructor(action: string, subjectType: string) {
    super(`You don't have permission for "${action}" on "${subjectType}".`);
    this.action = action;
    this.subjectType = subjectType;
  }
}

export { englishStrings } from '../private/strings/allStrings';
export type { UiStrings } from '../private/strings/allStrings';

export { UiProvider } from '../components/UiProvider/UiProvider';
export type { UiProviderProps } from '../components/UiProvider/UiProvider';

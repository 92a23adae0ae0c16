export { SplashLoader } from '../components/SplashLoader/SplashLoader';
export type { SplashLoaderProps } from '../components/SplashLoader/SplashLoader';

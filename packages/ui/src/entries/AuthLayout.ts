export { AuthLayout } from '../patterns/AuthLayout/AuthLayout';
export type { AuthLayoutProps } from '../patterns/AuthLayout/AuthLayout';

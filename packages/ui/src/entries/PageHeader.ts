export { PageHeader } from '../patterns/PageHeader/PageHeader';
export { PageHeaderContext } from '../patterns/PageHeader/PageHeaderContext';
export type { PageHeaderProps } from '../patterns/PageHeader/PageHeader';
export type { PageHeaderContextValue } from '../patterns/PageHeader/PageHeaderContext';

export { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs';
export type { BreadcrumbItem, BreadcrumbLinkProps, BreadcrumbsProps } from '../components/Breadcrumbs/Breadcrumbs';

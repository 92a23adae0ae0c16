export { Grid, GridItem } from '../components/Grid/Grid';
export type { GridItemProps, GridProps, PerWidth } from '../components/Grid/Grid';

// Not importable: the build makes `@larder/ui/styles.css`, every style and font of the package, out of it.
export * from './charts';
export * from './index';
export * from './overlays';
export * from './shell';
export * from './table';
export * from './theme';
export * from './toast';

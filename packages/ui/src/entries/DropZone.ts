export { DropZone } from '../components/DropZone/DropZone';
export type { DropZoneProps } from '../components/DropZone/DropZone';

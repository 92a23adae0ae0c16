import { createFileRoute } from '@tanstack/react-router';
import { galleryRoute } from '../../../features/gallery/galleryRoute';

export const Route = createFileRoute('/_shell/tables/$galleryPage')({ ...galleryRoute });

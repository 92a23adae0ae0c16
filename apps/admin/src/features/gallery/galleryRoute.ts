import { lazyPage } from '../../components/lazyPage';
import { requireAccess } from '../../shell/navigation/guards';
import { gallerySearch } from './gallerySearch';

const page = lazyPage(() => import('./GalleryPage'));

/**
 * Options of the gallery routes. The router writes to them, so each route needs a copy. The last part of the path
 * identifies a page in the page table.
 */
export const galleryRoute = {
  validateSearch: gallerySearch,
  beforeLoad: requireAccess,
  loader: ({ location }: { location: { pathname: string } }) =>
    page.load().then(({ loadGallery }) => loadGallery(location.pathname)),
  component: page.component('GalleryPage'),
};

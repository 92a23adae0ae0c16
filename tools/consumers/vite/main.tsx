import '@larder/ui/fonts.css';
import '@larder/ui/theme.css';
import { adoptSkin, createSkin } from '@larder/ui/theme';
import { createRoot } from 'react-dom/client';
import { Specimen } from './Specimen';

adoptSkin(createSkin({ name: 'harbour', primary: '#0b5d6b', radius: 4, density: 'compact' }));
createRoot(document.getElementById('root')!).render(<Specimen />);

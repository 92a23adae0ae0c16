import { useSkin, useToggleSkin } from '@larder/domain';
import { IconButton } from '@larder/ui/overlays';
import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Switches between the dark skin and the light skin used last. */
export function SkinToggle() {
  const { t } = useTranslation();
  const [skin] = useSkin();
  const toggle = useToggleSkin();
  const isDark = skin === 'dark';
  return (
    <IconButton
      icon={isDark ? Sun : Moon}
      label={t(isDark ? 'shell.skin.toLight' : 'shell.skin.toDark')}
      onClick={() => toggle()}
    />
  );
}

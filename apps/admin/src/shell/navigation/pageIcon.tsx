import type { IconType } from '@larder/ui';
import { lazyModule, lazyNamed } from '@larder/ui/lazy';
import { Suspense, type ComponentProps } from 'react';
import { File } from 'lucide-react';
import menuIcons from 'virtual:menu-icons';

const pageIcons = lazyModule(() => import('virtual:page-icons').then(({ default: icons }) => icons));
const lazyIcons = new Map<string, IconType>();

/** Lazy-loads icons that are not in the menu and reserves their space in the meantime. */
function lazyIcon(name: string): IconType {
  const Icon = lazyNamed(pageIcons, name, File);
  return function LazyIcon(props: ComponentProps<IconType>) {
    return (
      <Suspense fallback={<svg width={props.size} height={props.size} />}>
        <Icon {...props} />
      </Suspense>
    );
  };
}

/** Returns the icon component for a Lucide name of the page table. */
export function pageIcon(name: string): IconType {
  const icon = menuIcons[name] ?? lazyIcons.get(name) ?? lazyIcon(name);
  if (!menuIcons[name]) lazyIcons.set(name, icon);
  return icon;
}

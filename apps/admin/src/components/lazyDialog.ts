import { lazyModule, lazyNamed } from '@larder/ui/lazy';
import { useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../lib/notify';

/** Rendered instead of a dialog or part that failed to load. Shows a toast. */
export function MissingPart() {
  const { t } = useTranslation();
  useEffect(() => {
    void notify((toast) => toast.danger(t('errors.chunkMissing.title'), { id: 'chunkError' }));
  }, [t]);
  return null;
}

/** Lazy-loads the dialog or drawer that a module exports as `name`. */
export const lazyDialog = <Name extends string, Module extends Record<Name, ComponentType<never>>>(
  importer: () => Promise<Module>,
  name: Name,
): Module[Name] => lazyNamed(lazyModule(importer), name, MissingPart);

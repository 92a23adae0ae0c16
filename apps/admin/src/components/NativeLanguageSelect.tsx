import { Icon } from '@larder/ui';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notify } from '../lib/notify';
import * as styles from './NativeLanguageSelect.css';

export interface NativeLanguageSelectProps {
  language: string;
  /** Languages with their native names. */
  languages: readonly { code: string; name: string }[];
  onChange: (code: string) => Promise<void>;
}

/** A native `<select>` that looks like a button, so that the sign-in page loads no menu code. */
export function NativeLanguageSelect({ language, languages, onChange }: NativeLanguageSelectProps) {
  const { t } = useTranslation();
  const change = (code: string) => {
    onChange(code).catch(() =>
      notify((toast) =>
        toast.danger(t('shell.language.failed'), {
          action: { label: t('errors.tryAgain'), onAction: () => change(code) },
        }),
      ),
    );
  };
  return (
    <span className={styles.box}>
      <select
        className={styles.select}
        aria-label={t('shell.language.label')}
        value={language}
        onChange={(event) => change(event.target.value)}
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      <Icon as={ChevronDown} size={16} className={styles.chevron} />
    </span>
  );
}

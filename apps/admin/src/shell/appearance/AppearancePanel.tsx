import { useSkin, useSkinChoice } from '@larder/domain';
import { Button, ColorSwatches, RadioCards, Switch, Text } from '@larder/ui';
import { IconButton, SegmentedControl, SidePanel } from '@larder/ui/overlays';
import { Link, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { choices, skinChoices, type Appearance } from './appearanceLink';
import * as styles from './AppearancePanel.css';
import { LayoutPicture, SkinPicture } from './AppearancePictures';
import { useAppearance } from './useAppearance';
import { useAppearanceActions } from './useAppearanceActions';

type SettingKey = 'contentWidth' | 'routerTransition' | 'navbarType' | 'footerType';

/** Appearance settings. Each change applies immediately. */
export function AppearancePanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { appearance, apply } = useAppearance();
  const skin = useSkinChoice();
  const [, setSkin] = useSkin();
  const isHorizontal = appearance.layout === 'horizontal';
  const verticalOnly = t('shell.appearance.verticalOnly');

  const { reset, copyLink } = useAppearanceActions();

  const segment = (key: SettingKey, values: readonly Appearance[SettingKey][] = choices[key]) => (
    <div className={styles.row}>
      <Text as="span" variant="label" aria-hidden>
        {t(`shell.appearance.${key}.label`)}
      </Text>
      <SegmentedControl
        label={t(`shell.appearance.${key}.label`)}
        options={values.map((value) => ({ value, label: t(`shell.appearance.${key}.${value}`) }))}
        value={appearance[key]}
        onValueChange={(value) => apply({ [key]: value })}
      />
    </div>
  );
  const toggle = (key: 'isMenuCollapsed' | 'isMenuHidden', isDisabled = false) => (
    <Switch
      labelPlacement="start"
      label={t(`shell.appearance.${key}.label`)}
      description={t(`shell.appearance.${key}.help`)}
      checked={appearance[key]}
      disabled={isDisabled}
      onChange={(event) => apply({ [key]: event.target.checked })}
    />
  );

  return (
    <SidePanel
      title={t('shell.appearance.title')}
      onClose={onClose}
      actions={<IconButton size="sm" icon={Link} label={t('shell.appearance.copy')} onClick={() => void copyLink()} />}
      footer={
        <>
          <Text variant="caption" className={styles.note}>
            {t('shell.appearance.atOnce')}
          </Text>
          <Button size="bar" startIcon={RotateCcw} onClick={reset}>
            {t('shell.appearance.reset')}
          </Button>
        </>
      }
    >
      <div className={styles.sections}>
        <RadioCards
          label={t('shell.appearance.skin.label')}
          options={skinChoices.map((value) => ({
            value,
            label: t(`shell.appearance.skin.${value}`),
            media: <SkinPicture skin={value} />,
            // Semi-dark colors the side menu, which the horizontal layout doesn't have.
            disabled: value === 'semi-dark' && isHorizontal,
          }))}
          value={skin}
          onValueChange={setSkin}
        />
        <RadioCards
          label={t('shell.appearance.layout.label')}
          options={choices.layout.map((value) => ({
            value,
            label: t(`shell.appearance.layout.${value}`),
            media: <LayoutPicture layout={value} />,
          }))}
          value={appearance.layout}
          onValueChange={(layout) =>
            apply({ layout, ...(layout === 'horizontal' && appearance.skin === 'semi-dark' && { skin: 'light' }) })
          }
        />
        {segment('contentWidth')}
        {segment('routerTransition')}
        <ColorSwatches
          label={t('shell.appearance.navbarColor.label')}
          description={isHorizontal ? verticalOnly : undefined}
          disabled={isHorizontal}
          options={choices.navbarColor.map((value) => ({
            value,
            label: t(`shell.appearance.navbarColor.${value}`),
            ...styles.navbarColors[value],
          }))}
          value={appearance.navbarColor}
          onValueChange={(navbarColor) => apply({ navbarColor })}
        />
        {segment(
          'navbarType',
          choices.navbarType.filter((value) => !isHorizontal || value !== 'hidden'),
        )}
        {segment('footerType')}
        <div className={`${styles.switches} ${styles.rule}`}>
          <Switch
            labelPlacement="start"
            label={t('shell.appearance.direction.label')}
            description={t('shell.appearance.direction.help')}
            checked={appearance.direction === 'rtl'}
            onChange={(event) => apply({ direction: event.target.checked ? 'rtl' : 'ltr' })}
          />
          {toggle('isMenuCollapsed', isHorizontal || appearance.isMenuHidden)}
          {toggle('isMenuHidden')}
        </div>
      </div>
    </SidePanel>
  );
}

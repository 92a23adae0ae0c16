import { skins, themeColors } from '@larder/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardButton } from '../../packages/ui/src/components/ClipboardButton/ClipboardButton';
import { contrast } from '../../packages/ui/src/theme/contrast';
import * as styles from './foundations.css.ts';

type BaseSkin = 'light' | 'dark';
const baseSkins: BaseSkin[] = ['light', 'dark'];

const textRoles = ['text', 'textSecondary', 'textMuted', 'textSubtle'] as const;
const grounds = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'rail', 'press'] as const;
const chartNames = ['Plum', 'Saffron', 'Sea', 'Herb', 'Tomato', 'Slate', 'Fig', 'Cocoa'];

const words = (key: string) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const ratio = (value: number) => value.toFixed(2);

/** The value of a token. A click copies it. */
const CopyValue = ({ value }: { value: string }) => (
  <ClipboardButton size="sm" variant="link" tone="dark" label={value} value={value} />
);

/** Renders both skins side by side, independent of the toolbar. */
function BothSkins({ children }: { children: (skin: BaseSkin) => React.ReactNode }) {
  return (
    <div className={styles.twoSkins}>
      {baseSkins.map((skin) => (
        <section key={skin} data-skin={skin} className={styles.island} aria-label={`${skin} skin`}>
          {children(skin)}
        </section>
      ))}
    </div>
  );
}

const meta: Meta = { title: 'Foundations/Color' };
export default meta;

type Story = StoryObj;

export const Roles: Story = {
  render: () => (
    <div className={styles.english}>
      <h1 className={styles.heading}>Roles</h1>
      <p className={styles.note}>
        Components use roles, never steps of the ramp. Each ratio is the contrast with the surface of the same skin.
      </p>
      <BothSkins>
        {(skin) => (
          <div className={styles.grid}>
            {Object.entries(skins[skin].role).map(([key, value]) => (
              <div key={key} className={styles.card}>
                <div className={styles.swatch} style={{ background: value }} />
                <div className={styles.name}>{words(key)}</div>
                <div className={styles.pair}>
                  <CopyValue value={value} />
                  <span className={styles.caption}>
                    {value.length === 7 ? ratio(contrast(value, skins[skin].role.surface)) : 'alpha'}
                  </span>
                </div>
              </div>
            ))}
          </div>
        )}
      </BothSkins>
    </div>
  ),
};

export const ThemeColors: Story = {
  render: () => (
    <div className={styles.english}>
      <h1 className={styles.heading}>Theme colors</h1>
      <p className={styles.note}>
        Each of the seven colors has a main fill, the text on it, a light tint, and a color for text, icons and
        outlines.
      </p>
      <BothSkins>
        {(skin) => (
          <div className={styles.scroller} tabIndex={0} role="region" aria-label={`Theme colors, ${skin}`}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {['Key', 'Filled', 'Tint', 'On : main', 'Text : surface', 'Text : tint'].map((title) => (
                    <th key={title} scope="col" className={styles.head}>
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {themeColors.map((key) => {
                  const color = skins[skin].color[key];
                  const { surface } = skins[skin].role;
                  return (
                    <tr key={key}>
                      <th scope="row" className={styles.cell}>
                        {key}
                      </th>
                      <td className={styles.cell} style={{ background: color.main, color: color.on }}>
                        Aa {color.main}
                      </td>
                      <td className={styles.cell} style={{ background: color.light, color: color.text }}>
                        Aa {color.text}
                      </td>
                      <td className={styles.number}>{ratio(contrast(color.on, color.main))}</td>
                      <td className={styles.number}>{ratio(contrast(color.text, surface))}</td>
                      <td className={styles.number}>{ratio(contrast(color.text, color.light, surface))}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        )}
      </BothSkins>
    </div>
  ),
};

export const TextContrast: Story = {
  render: () => (
    <div className={styles.english}>
      <h1 className={styles.heading}>Text on every background</h1>
      <p className={styles.note}>The minimum is 4.50.</p>
      <BothSkins>
        {(skin) => (
          <div className={styles.scroller} tabIndex={0} role="region" aria-label={`Text contrast, ${skin}`}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {['Text', ...grounds].map((title) => (
                    <th key={title} scope="col" className={styles.head}>
                      {words(title)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {textRoles.map((role) => (
                  <tr key={role}>
                    <th scope="row" className={styles.cell}>
                      {words(role)}
                    </th>
                    {grounds.map((ground) => (
                      <td
                        key={ground}
                        className={styles.number}
                        style={{ background: skins[skin].role[ground], color: skins[skin].role[role] }}
                      >
                        {ratio(contrast(skins[skin].role[role], skins[skin].role[ground]))}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </BothSkins>
    </div>
  ),
};

export const Charts: Story = {
  render: () => (
    <div className={styles.english}>
      <h1 className={styles.heading}>Chart palette</h1>
      <p className={styles.note}>
        Used in this order. Each has at least 3:1 contrast with the surface, and all differ for people with color
        blindness (protan, deutan and tritan).
      </p>
      <BothSkins>
        {(skin) => (
          <>
            <div className={styles.grid}>
              {skins[skin].chart.map((value, i) => (
                <div key={value} className={styles.card}>
                  <div className={styles.swatch} style={{ background: value }} />
                  <div className={styles.name}>
                    c{i + 1} {chartNames[i]}
                  </div>
                  <div className={styles.pair}>
                    <CopyValue value={value} />
                    <span className={styles.caption}>{ratio(contrast(value, skins[skin].role.surface))}</span>
                  </div>
                </div>
              ))}
            </div>
            <div className={styles.name}>Sequential, low to high</div>
            <div className={styles.strip}>
              {skins[skin].sequential.map((value) => (
                <div key={value} className={styles.step} style={{ background: value }} title={value} />
              ))}
            </div>
          </>
        )}
      </BothSkins>
    </div>
  ),
};

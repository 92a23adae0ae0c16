import { text, textStyles, type TextStyleName } from '@larder/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as styles from './foundations.css.ts';

const names = Object.keys(textStyles) as TextStyleName[];
const figures = new Set<TextStyleName>(['figure', 'figureTile', 'figureCard']);

function Samples({ sentence, figure, lang, dir }: { sentence: string; figure: string; lang?: string; dir?: 'rtl' }) {
  return (
    <table className={styles.table}>
      <tbody>
        {names.map((name) => {
          const { size, line, weight, use } = textStyles[name];
          return (
            <tr key={name}>
              <th scope="row" className={styles.cell}>
                <div className={styles.name}>{name}</div>
                <div className={styles.caption}>
                  {size}/{line} · {weight}
                </div>
                <div className={styles.caption}>{use}</div>
              </th>
              <td className={styles.cell}>
                <div className={`${text[name]} ${styles.sample}`} lang={lang} dir={dir}>
                  {figures.has(name) ? figure : sentence}
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const meta: Meta = { title: 'Foundations/Type' };
export default meta;

type Story = StoryObj;

export const Scale: Story = {
  render: () => (
    <div className={styles.english}>
      <h1 className={styles.heading}>Type</h1>
      <p className={styles.note}>
        Figtree for the interface, Bricolage Grotesque for titles and large numbers. Numbers in columns are tabular. No
        text is in all caps.
      </p>
      <Samples sentence="Sold out until Tuesday" figure="$12,846" />
    </div>
  ),
};

export const Arabic: Story = {
  render: () => (
    <div className={styles.english}>
      <h1 className={styles.heading}>Type in Arabic</h1>
      <p className={styles.note}>
        Vazirmatn with the same sizes and weights, 2 px more line height and no letter spacing.
      </p>
      <Samples sentence="نفد حتى يوم الثلاثاء" figure="١٢٬٨٤٦" lang="ar" dir="rtl" />
    </div>
  ),
};

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
        Figtree for the interface, Bricolage Grotesque for names and big numbers. Figures in columns are tabular.
        Nothing is set in capitals.
      </p>
      <Samples sentence="Sold out until Tuesday" figure="$12,846.00" />
    </div>
  ),
};

export const Arabic: Story = {
  render: () => (
    <div className={styles.english}>
      <h1 className={styles.heading}>Type in Arabic</h1>
      <p className={styles.note}>Vazirmatn, same sizes and weights, two pixels more line height, no tracking.</p>
      <Samples sentence="نفد حتى يوم الثلاثاء" figure="١٢٬٨٤٦" lang="ar" dir="rtl" />
    </div>
  ),
};

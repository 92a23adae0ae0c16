import { Stack } from '@larder/ui/Stack';
import { SearchField } from '@larder/ui/SearchField';
import { Text } from '@larder/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import catalogue from '../../docs/components.md?raw';
import * as styles from './foundations.css.ts';

const meta: Meta = { title: 'Start/All components' };
export default meta;

interface Row {
  name: string;
  words: string;
  entry: string;
  weight: string;
  story: string | undefined;
}

/** The tables in docs/components.md. */
const groups = catalogue
  .split(/^## /m)
  .slice(1)
  .map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const rows = lines
      .filter((line) => line.startsWith('| ') && !/^\| (name|-+)/.test(line))
      .map((line): Row => {
        const [name = '', words = '', entry = '', weight = '', story = ''] = line
          .slice(1)
          .split(/(?<!\\)\|/)
          .map((cell) => cell.trim().replaceAll('\\|', '|'));
        return {
          name,
          words,
          entry: entry.replaceAll('`', ''),
          weight,
          story: story.match(/path=(\/docs\/[^)]+)/)?.[1],
        };
      });
    return { heading, rows };
  });

function Catalogue() {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const shown = groups
    .map(({ heading, rows }) => ({
      heading,
      rows: rows.filter(({ name, words }) => `${name} ${words}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ rows }) => rows.length > 0);
  const count = shown.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <div className={styles.english}>
      <Stack gap="px8">
        <h1 className={styles.heading}>All components</h1>
        <p className={styles.note}>
          Each component has a separate import. The weight is that of the import without React, including styles,
          minified and compressed.
        </p>
        <SearchField label="Find a component" value={query} onValueChange={setQuery} />
        <Text role="status" tone="muted">
          {count === 1 ? '1 component' : `${count} components`}
        </Text>
      </Stack>
      {shown.map(({ heading, rows }) => (
        <section key={heading} className={styles.section} aria-label={heading}>
          <h2 className={styles.name}>{heading}</h2>
          <div className={styles.scroller} role="region" aria-label={`${heading}, table`} tabIndex={0}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col" className={styles.head}>
                    Name
                  </th>
                  <th scope="col" className={styles.head}>
                    Description
                  </th>
                  <th scope="col" className={styles.head}>
                    Import
                  </th>
                  <th scope="col" className={styles.headEnd}>
                    Weight
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ name, words, entry, weight, story }) => (
                  <tr key={name}>
                    <th scope="row" className={styles.cell}>
                      {story ? (
                        <a className={styles.link} href={`./?path=${story}`} target="_top">
                          {name}
                        </a>
                      ) : (
                        name
                      )}
                    </th>
                    <td className={styles.texts}>{words}</td>
                    <td className={styles.cell}>
                      <code className={styles.code}>{entry}</code>
                    </td>
                    <td className={styles.number}>{weight}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
    </div>
  );
}

export const AllComponents: StoryObj = {
  render: () => <Catalogue />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Button' })).toHaveAttribute(
      'href',
      './?path=/docs/components-button--docs',
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a component' }), 'command');
    await expect(canvas.getByRole('link', { name: 'CommandPalette' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Button' })).toBeNull();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Find a component' }));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Maximize2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Grid } from '../Grid/Grid';
import { List } from '../List/List';
import { PlainTable } from '../PlainTable/PlainTable';
import { Quote } from '../Quote/Quote';
import { Stack } from '../Stack/Stack';
import { Tabs } from '../Tabs/Tabs';
import { TextLink } from '../TextLink/TextLink';
import { Card } from './Card';
import { padding } from './Card.css';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { title: 'Open bills', children: '38 bills are open. The oldest is from 18:40.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Open bills' });
    await expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent('Open bills');
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const HeaderParts: Story = {
  args: {
    titleEndContent: <Badge count={38} />,
    actions: (
      <>
        <TextLink href="#bills">See all</TextLink>
        <Button variant="plain" size="sm" iconOnly startIcon={Ellipsis} aria-label="More" />
      </>
    ),
  },
};

const shelf = (
  <svg viewBox="0 0 320 120" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Jars on a shelf">
    <rect width="320" height="120" fill="var(--ld-role-sunken)" />
    <rect x="24" y="96" width="272" height="4" fill="var(--ld-role-border-control)" />
    <rect x="72" y="48" width="40" height="48" rx="8" fill="var(--ld-color-primary-main)" />
    <rect x="136" y="64" width="40" height="32" rx="8" fill="var(--ld-color-warning-main)" />
  </svg>
);

export const WithMedia: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Card {...args} media={shelf} footer="Updated at 20:15" style={{ maxInlineSize: 320 }} />
      <Card {...args} title="At the start" media={shelf} mediaPlacement="start" footer="Updated at 20:15" />
    </div>
  ),
};

/** A list, a quote, links and centered text, in a grid of cards of equal height. */
export const Contents: Story = {
  render: (args) => (
    <Grid columns={{ base: 1, md: 2 }}>
      <Card {...args} title="Sold out">
        <List divided marker="none">
          <span>Hake, saffron potatoes</span>
          <span>Lemon tart</span>
        </List>
      </Card>
      <Card {...args} title="Last review">
        <Quote source="Dana Ashworth, table 14">The mussels came ten minutes after the wine.</Quote>
      </Card>
      <Card {...args} title="Private party" footer={<TextLink href="#booking">See the booking</TextLink>}>
        28 guests in the upper room, on <TextLink href="#friday">Friday 27 November</TextLink>.
      </Card>
      <Card {...args} title={undefined} style={{ textAlign: 'center' }}>
        <p>No bill is open.</p>
        <Button variant="filled">New bill</Button>
      </Card>
    </Grid>
  ),
};

/** Tabs or pills switch the content of a card. */
export const WithTabs: Story = {
  render: (args) => (
    <Grid columns={{ base: 1, md: 2 }}>
      {(['underline', 'pills'] as const).map((variant) => (
        <Card {...args} key={variant} title={variant === 'pills' ? 'Dinner' : 'Lunch'}>
          <Tabs
            label={`Courses, ${variant}`}
            variant={variant}
            size="sm"
            items={[
              { id: 'starters', label: 'Starters', content: 'Roast squash soup, terrine' },
              { id: 'mains', label: 'Mains', content: 'Bavette, hake, short rib' },
            ]}
          />
        </Card>
      ))}
    </Grid>
  ),
};

export const Collapsible: Story = {
  args: { collapsible: true, footer: 'Updated at 20:15', onOpenChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse Open bills' }));
    await expect(canvas.queryByText(/38 bills/)).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/38 bills/)).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
  },
};

/** The content is inert while it loads. Start and end are announced. */
export const Reloadable: Story = {
  args: { onReload: () => new Promise((resolve) => setTimeout(resolve, 400)) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Reload Open bills' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText(/38 bills/).closest('[inert]')).not.toBeNull();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await waitFor(() => expect(screen.getByText('Open bills reloaded')).toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByText('Loading')).toBeNull());
  },
};

/** Focus moves to the next element, and the removal is announced. */
export const Removable: Story = {
  render: function Render(args) {
    const [names, setNames] = useState(['Open bills', 'Voids', 'Tips']);
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        {names.map((name) => (
          <Card {...args} key={name} title={name} onRemove={() => setNames(names.filter((other) => other !== name))} />
        ))}
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Voids' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Tips' })).toHaveFocus());
    await waitFor(() => expect(screen.getByText('Voids removed')).toBeInTheDocument());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Open bills' })).toHaveFocus());
  },
};

const effects = [
  ['Collapse', 'Hides the content and the footer'],
  ['Reload', 'Covers the content until it has loaded'],
  ['Full screen', 'Fills the screen until Escape'],
  ['Remove', 'Removes the card, with undo'],
];

/** All actions together. The browser provides the full screen. */
export const AllActions: Story = {
  name: 'All actions',
  args: { collapsible: true, footer: 'Updated at 20:15' },
  render: function Render(args) {
    const card = useRef<HTMLElement>(null);
    const [isShown, setShown] = useState(true);
    return (
      <Stack gap="px16">
        {isShown ? (
          <Card
            {...args}
            ref={card}
            actions={
              <Button
                variant="plain"
                size="sm"
                iconOnly
                startIcon={Maximize2}
                aria-label="Full screen"
                onClick={() =>
                  void (document.fullscreenElement ? document.exitFullscreen() : card.current?.requestFullscreen())
                }
              />
            }
            onReload={() => new Promise((resolve) => setTimeout(resolve, 2000))}
            onRemove={() => setShown(false)}
          />
        ) : (
          <Button autoFocus onClick={() => setShown(true)}>
            Undo
          </Button>
        )}
        <PlainTable caption="Actions">
          <tbody>
            {effects.map(([action, effect]) => (
              <tr key={action}>
                <th scope="row">{action}</th>
                <td>{effect}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </Stack>
    );
  },
  play: async ({ canvas, step }) => {
    const card = canvas.getByRole('region', { name: 'Open bills' });
    await step('fills the screen', async () => {
      const requestFullscreen = fn(() => Promise.resolve());
      card.requestFullscreen = requestFullscreen;
      await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
      await expect(requestFullscreen).toHaveBeenCalledTimes(1);
    });
    await step('can be removed and restored', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
      await expect(canvas.queryByRole('region', { name: 'Open bills' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(canvas.getByRole('region', { name: 'Open bills' })).toBeVisible();
    });
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(Object.keys(padding) as (keyof typeof padding)[]).map((key) => (
        <Card {...args} key={key} title={`Padding ${key}`} padding={key} footer="Updated at 20:15" />
      ))}
      <Card {...args} title={undefined} />
      <Card
        {...args}
        title="Bills that were opened before the service day changed and were never closed by their server"
        titleEndContent={<Badge count={1204} max={9999} />}
        collapsible
        defaultOpen={false}
        onReload={() => {}}
        onRemove={() => {}}
        name="Old bills"
      />
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: {
    title: 'الفواتير المفتوحة',
    children: '٣٨ فاتورة مفتوحة',
    titleEndContent: <Badge count={38} />,
    media: shelf,
    mediaPlacement: 'start',
  },
};

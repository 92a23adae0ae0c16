'use client';

import { Alert } from '@larder/ui/Alert';
import { Avatar } from '@larder/ui/Avatar';
import { Badge } from '@larder/ui/Badge';
import { Button } from '@larder/ui/Button';
import { Card } from '@larder/ui/Card';
import { Checkbox } from '@larder/ui/Checkbox';
import { Meter } from '@larder/ui/Meter';
import { SegmentedControl } from '@larder/ui/SegmentedControl';
import { Select } from '@larder/ui/Select';
import { Sparkline } from '@larder/ui/Sparkline';
import { StatusPill } from '@larder/ui/StatusPill';
import { Switch } from '@larder/ui/Switch';
import { Tabs } from '@larder/ui/Tabs';
import { TextField } from '@larder/ui/TextField';
import { useState, type CSSProperties } from 'react';

const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' };
const column: CSSProperties = { display: 'grid', gap: 16 };

/**
 * Sample of components, imported as in a project outside this repository. A story and two apps (Vite and Next.js) that
 * install the packed library render this file and must look the same.
 */
export function Specimen() {
  const [view, setView] = useState<'lunch' | 'dinner'>('lunch');
  const [station, setStation] = useState('grill');
  return (
    <div id="specimen" style={{ ...column, inlineSize: 720, padding: 24 }}>
      <Card
        title="Tonight's service"
        titleEndContent={<Badge tone="primary">12</Badge>}
        actions={<Button>Print</Button>}
      >
        <div style={column}>
          <div style={row}>
            <Button variant="filled">Open the bill</Button>
            <Button variant="outline" tone="danger">
              Void
            </Button>
            <Button loading>Send</Button>
            <Avatar name="Maren Holt" size={32} />
            <StatusPill tone="success">Paid</StatusPill>
          </div>
          <SegmentedControl
            label="Sitting"
            options={[
              { value: 'lunch', label: 'Lunch' },
              { value: 'dinner', label: 'Dinner' },
            ]}
            value={view}
            onValueChange={setView}
          />
          <Meter label="Prep list" value={18} max={26} valueText="18 of 26" />
          <Sparkline label="Covers this week" data={[42, 51, 38, 64, 80, 96, 71]} />
        </div>
      </Card>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
        <TextField label="Guest" description="As on the booking" defaultValue="Dana Ashworth" />
        <Select
          label="Station"
          value={station}
          onValueChange={setStation}
          options={[
            { value: 'grill', label: 'Grill' },
            { value: 'pass', label: 'Pass' },
          ]}
        />
        <Checkbox label="Ask for allergies" defaultChecked />
        <Switch label="Accept walk-ins" defaultChecked />
      </div>
      <Tabs
        label="Bill"
        value="open"
        items={[
          { id: 'open', label: 'Open', count: 38, content: <p>Thirty-eight bills are open.</p> },
          { id: 'closed', label: 'Closed', content: <p>None is closed.</p> },
        ]}
      />
      <Alert tone="warning" title="Two tables are waiting">
        Their mains left the pass nine minutes ago.
      </Alert>
    </div>
  );
}

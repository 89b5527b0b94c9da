import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { DataList } from './data-list.tsx'
import { DateText, TimeText } from './date-text.tsx'
import { DescriptionList } from './description-list.tsx'
import { Money } from './money.tsx'
import { StatTile } from './stat-tile.tsx'
import { Tabs } from './tabs.tsx'
import type { Tone } from './tones.tsx'

type Row = { no: string; guest: string; at: string; total: number; tone: Tone; state: string }

const ROWS: Row[] = [
  { no: '214', guest: 'Aline Uwase', at: '19:00', total: 32.5, tone: 'waiting', state: 'Pending' },
  {
    no: '213',
    guest: 'Jonas Keller',
    at: '18:30',
    total: 18,
    tone: 'confirmed',
    state: 'Accepted',
  },
  {
    no: '212',
    guest: 'Marie Dubois',
    at: '18:00',
    total: 54.25,
    tone: 'conflict',
    state: 'Needs your decision',
  },
]

function Orders() {
  return (
    <DataList
      label="Orders"
      rows={ROWS}
      rowKey={(row) => row.no}
      rowTone={(row) => (row.tone === 'conflict' ? 'conflict' : undefined)}
      columns={[
        { key: 'guest', header: 'Guest', primary: true, render: (row) => row.guest },
        { key: 'no', header: 'No.', render: (row) => row.no },
        { key: 'at', header: 'For', render: (row) => <TimeText value={row.at} /> },
        {
          key: 'state',
          header: 'State',
          render: (row) => <Badge tone={row.tone}>{row.state}</Badge>,
        },
        {
          key: 'total',
          header: 'Total',
          align: 'end',
          render: (row) => <Money amount={row.total} />,
        },
      ]}
      renderActions={() => (
        <>
          <Button variant="quiet">Details</Button>
          <Button variant="secondary">Accept</Button>
        </>
      )}
    />
  )
}

export function GalleryLists() {
  return (
    <>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <StatTile label="Arrivals today" value="4" hint="2 rooms not ready" to="/arrivals" />
        <StatTile label="Orders open" value="7" />
        <StatTile label="Waiting to be sent" value="3" tone="waiting" to="/requests" />
        <StatTile label="Paid this month" value={<Money amount={4812.5} />} />
      </div>
      <Tabs
        label="What to show"
        tabs={[
          { id: 'orders', label: 'Orders', count: 3, panel: <Orders /> },
          {
            id: 'facts',
            label: 'One order',
            panel: (
              <Card>
                <DescriptionList
                  items={[
                    { term: 'Day', detail: <DateText value="2026-11-21" format="full" /> },
                    { term: 'In francs', detail: <Money amount={47300} currency="RWF" /> },
                  ]}
                />
              </Card>
            ),
          },
          { id: 'none', label: 'Others', panel: 'Nothing here.' },
        ]}
      />
    </>
  )
}

import { Bell, Bike, UtensilsCrossed } from 'lucide-react'
import { useState } from 'react'
import { Badge } from './badge.tsx'
import { Band } from './band.tsx'
import { Banner } from './alert.tsx'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'
import { Card, CardTitle } from './card.tsx'
import { ChipGroup } from './chip-group.tsx'
import { DateField } from './date-field.tsx'
import { DawnScene } from './dawn-scene.tsx'
import { GalleryFeedback } from './gallery-feedback.tsx'
import { GalleryForm } from './gallery-form.tsx'
import { GalleryLists } from './gallery-lists.tsx'
import { IconButton } from './icon-button.tsx'
import { Logo } from './logo.tsx'
import { Money } from './money.tsx'
import { Container, PageHeader, Section } from './page.tsx'
import { Picture } from './picture.tsx'
import { Rating } from './rating.tsx'
import { SelectField } from './select-field.tsx'
import { SkipLink } from './skip-link.tsx'
import { StatusLine } from './status-line.tsx'
import { TextLink } from './text-link.tsx'

const DISHES = [
  { name: 'Brochettes with plantain', price: 9.5, src: null },
  { name: 'Isombe and beans', price: 7, src: null },
  { name: 'Tilapia from Lake Kivu', price: 14, src: null },
]

export function GalleryPage() {
  const [category, setCategory] = useState('all')
  const [day, setDay] = useState('2026-11-21')
  return (
    <>
      <SkipLink />
      <header>
        <Banner
          tone="waiting"
          action={
            <TextLink standalone to="/requests">
              2 waiting to be sent
            </TextLink>
          }
        >
          No network here. You can go on; it is sent when the link is back.
        </Banner>
      </header>
      <main id="main">
        <DawnScene className="pt-10">
          <Container className="grid gap-8">
            <div className="flex items-center justify-between">
              <Logo name="Imisozi Guest House" />
              <IconButton label="Notices, 3 new" count={3}>
                <Bell aria-hidden="true" />
              </IconButton>
            </div>
            <div className="grid max-w-2xl gap-4">
              <h1 className="text-3xl">Wake up above the clouds</h1>
              <p className="text-lg text-ink-soft">
                Twelve rooms on a ridge in Musanze, breakfast included, the volcanoes at the window.
              </p>
            </div>
            <Card className="bg-surface/90">
              <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
                <DateField label="Check In" value={day} onChange={setDay} />
                <DateField label="Check Out" value="2026-11-22" onChange={setDay} />
                <SelectField
                  label="Adults"
                  value="2"
                  onChange={() => {}}
                  options={['1', '2', '3'].map((n) => ({ value: n, label: n }))}
                />
                <Button size="lg">Check Availability</Button>
              </div>
            </Card>
          </Container>
        </DawnScene>
        <Container className="grid gap-14 py-12">
          <Section title="Buttons" lead="Each says its act.">
            <div className="flex flex-wrap items-center gap-3">
              <Button icon={<UtensilsCrossed aria-hidden="true" />}>Send order</Button>
              <Button variant="secondary">Change</Button>
              <Button variant="quiet">Details</Button>
              <Button variant="danger">Cancel order</Button>
              <Button busy busyText="Signing in...">
                Sign in
              </Button>
              <Button disabled>Unavailable</Button>
              <ButtonLink to="/rooms" variant="secondary" icon={<Bike aria-hidden="true" />}>
                Our walks
              </ButtonLink>
            </div>
            <div className="flex flex-wrap items-center gap-2">
              <Badge>Draft</Badge>
              <Badge tone="waiting">Saved on this device</Badge>
              <Badge tone="confirmed">Confirmed</Badge>
              <Badge tone="conflict">Needs your decision</Badge>
              <Badge tone="error">Could not be sent</Badge>
            </div>
            <StatusLine>as of 14:05</StatusLine>
          </Section>
          <Section
            title="Our kitchen"
            action={
              <TextLink standalone to="/menu">
                The whole menu
              </TextLink>
            }
          >
            <ChipGroup
              label="Category"
              value={category}
              onChange={setCategory}
              options={[
                'all',
                'Breakfast',
                'From the grill',
                'Stews',
                'Salads',
                'Sweet',
                'Drinks',
              ].map((value, count) => ({ value, label: value === 'all' ? 'All' : value, count }))}
            />
            <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {DISHES.map((dish) => (
                <Card key={dish.name} as="article" padding="none" interactive>
                  <Picture src={dish.src} alt="" ratio="16/10" />
                  <div className="grid gap-3 p-4">
                    <div className="flex justify-between gap-3">
                      <CardTitle>{dish.name}</CardTitle>
                      <Money amount={dish.price} className="text-lg font-semibold" />
                    </div>
                    <Rating value={4.3} count={18} />
                    <Button variant="secondary">Buy Now</Button>
                  </div>
                </Card>
              ))}
            </div>
          </Section>
          <GalleryForm />
          <GalleryFeedback />
        </Container>
        <Band className="h-4" />
        <Container className="grid gap-14 py-12">
          <PageHeader
            eyebrow="Front desk"
            title="Bookings and orders"
            lead="What the house has, and what only this tablet has."
            actions={<Button>New booking</Button>}
          />
          <GalleryLists />
        </Container>
      </main>
      <footer className="bg-primary-deep p-6 text-on-deep">
        <Logo name="Imisozi Guest House" tone="deep" />
        <p className="mt-4 text-on-deep-soft">Musanze, Northern Province, Rwanda</p>
        <div className="mt-4 flex">
          <Button variant="tip">Book a Table</Button>
        </div>
      </footer>
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card, CardTitle } from '#ui/card.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/shown-currency.tsx'
import { pictureUrl } from '#offline/link/base.ts'
import type { Item } from '../data.ts'
import type { MenuSide } from '../menu.ts'

/** A dish on the home page; its button opens the restaurant with it in the cart (spec 1 §2). */
export function BrowserItem({ item, side }: { item: Item; side: MenuSide }) {
  const { t } = useLingui()
  const { name } = item
  return (
    <Card as="article" padding="none" className="flex h-full flex-col">
      <Picture src={pictureUrl(item.imagePath)} alt="" ratio="4/3" />
      <div className="flex flex-1 flex-col gap-2 p-3 sm:p-4">
        <CardTitle>{name}</CardTitle>
        <p className="mt-auto font-semibold text-ink-soft">
          <Price cents={item.priceCents} />
        </p>
        <ButtonLink
          to="/restaurant"
          state={{ categoryId: item.categoryId, itemId: item.id }}
          variant="secondary"
          block
          aria-label={side === 'bar' ? t`Order Now: ${name}` : t`Buy Now: ${name}`}
        >
          {side === 'bar' ? <Trans>Order Now</Trans> : <Trans>Buy Now</Trans>}
        </ButtonLink>
      </div>
    </Card>
  )
}

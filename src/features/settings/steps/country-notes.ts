import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Country } from '#domain/countries.ts'

/**
 * What no percentage says: amounts a night, what differs by place, and what could not be checked when the
 * figures were (domain/countries.ts).
 */
export const countryNotes: Readonly<Record<Country, readonly MessageDescriptor[]>> = {
  RW: [
    msg`VAT is for houses that are registered for it: from 20 million francs of sales a year.`,
    msg`The tourism tax is calculated on the price of the stay without VAT.`,
    msg`Receipts go through an EBM of the Rwanda Revenue Authority.`,
  ],
  UG: [
    msg`The local hotel tax is an amount for each room and night, not a percentage: ask your town or district, and add it below.`,
    msg`Whether lodges outside Kampala pay VAT on stays has changed more than once. What holds today: not checked.`,
    msg`A tourism levy: not checked.`,
    msg`How long receipts and books are kept was read in a page on the income tax. What the Tax Procedures Code Act says: not checked.`,
    msg`Invoices and receipts go through EFRIS of the Uganda Revenue Authority: ask from which size on it is yours.`,
  ],
  KE: [
    msg`The tourism levy is on all that the house sells. Ask the Tourism Fund from which size on it is yours.`,
    msg`Permits of your county, and receipts through eTIMS: not checked.`,
  ],
  TZ: [
    msg`The tourism development levy is an amount for each guest and night: $1.50 when it began in 2013. What it is today: not checked. Ask, and add it below.`,
    msg`VAT of 16% where guests pay by bank or electronically was to begin on 1 September 2025, and was put off. What holds today: not checked.`,
    msg`Zanzibar has taxes of its own: VAT of 15%, a hotel levy, and an infrastructure tax for each guest and night.`,
  ],
  CD: [
    msg`Since 1 December 2025 houses that pay VAT give a “facture normalisée”, by a device or the platform of the tax authority (DGI).`,
    msg`What your province takes for stays: not checked. Ask there.`,
    msg`How long receipts and books are kept: not checked.`,
  ],
  BI: [
    msg`The tax of 5% on stays is calculated on the price without taxes. Whether later budget laws kept it: not checked.`,
    msg`The rate of VAT was last seen in 2020: check it first. What your commune takes: not checked.`,
    msg`How long receipts and books are kept was read in a guide to the law of 2013. Whether a later one kept it: not checked.`,
    msg`The National Assembly passed a law on personal data on 15 January 2026. Whether it is in force: not checked.`,
  ],
  other: [msg`Enter the taxes that are contained in your prices, or confirm that there are none.`],
}

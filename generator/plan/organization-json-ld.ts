// Who publishes the site, as a schema.org description: in short with each article, in full on the home page.

import type { Organization } from '#schemas/organization.ts'
import type { Site } from '#schemas/site.ts'
import type { JsonObject } from '../json.ts'
import { placeWhole, resolveLinks } from '../links/links.ts'
import type { SiteFrame } from './plan-head.ts'

/** Name, address and logo. */
export function organizationJsonLd({ facts, links }: SiteFrame): JsonObject {
  const { settings, origin } = facts
  const { name, organization } = settings
  const logo = organization?.logo ?? settings.logo
  return {
    '@type': organization?.type ?? 'Organization',
    name,
    url: origin + placeWhole('/', links).replace(/^\/$/, ''),
    ...(logo === undefined ? {} : { logo: origin + resolveLinks({ logo }, '', links).logo }),
  }
}

/** All that site.yaml says. */
export function wholeOrganizationJsonLd(site: SiteFrame): JsonObject {
  const { social, contact, organization } = site.facts.settings
  return {
    '@context': 'https://schema.org',
    ...organizationJsonLd(site),
    ...sameAs([...Object.values(social).flatMap((address) => address ?? []), ...(organization?.sameAs ?? [])]),
    ...(organization ? factsOf(organization, contact) : {}),
  }
}

function sameAs(addresses: readonly string[]): JsonObject {
  return addresses.length === 0 ? {} : { sameAs: [...new Set(addresses)] }
}

function factsOf(organization: NonNullable<Organization>, contact: Site['contact']): JsonObject {
  const { legalName, address, vatId } = organization
  const telephone = organization.telephone ?? (contact.phone?.startsWith('+') ? contact.phone : undefined)
  const email = organization.email ?? contact.email
  const texts = Object.entries({ legalName, telephone, email, vatID: vatId })
  return {
    ...Object.fromEntries(texts.flatMap(([key, text]) => (text === undefined ? [] : [[key, text]]))),
    ...(address === undefined ? {} : { address: postalAddress(address) }),
  }
}

function postalAddress(address: NonNullable<NonNullable<Organization>['address']>): JsonObject {
  const { street, city, region, postalCode, country } = address
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    ...(postalCode === undefined ? {} : { postalCode }),
    addressLocality: city,
    ...(region === undefined ? {} : { addressRegion: region }),
    addressCountry: country,
  }
}

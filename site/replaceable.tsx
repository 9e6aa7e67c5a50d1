import { type ComponentType, createElement, type FunctionComponent } from 'react'
import { ownLayout } from '#own/layout.ts'
import type { OwnLayout } from './own-layout.ts'

/** What a part of the layout is told. */
type PropsOf<Name extends keyof OwnLayout> =
  NonNullable<OwnLayout[Name]> extends ComponentType<infer Props> ? Props & object : never

/**
 * The site's own part from site/layout/, or the standard one. It is chosen while a page is rendered, because a part of
 * the site's own may contain the standard one.
 */
export function replaceable<Name extends keyof OwnLayout>(
  name: Name,
  Standard: FunctionComponent<PropsOf<Name>>,
): FunctionComponent<PropsOf<Name>> {
  return (props) => createElement((ownLayout[name] as typeof Standard | undefined) ?? Standard, props)
}

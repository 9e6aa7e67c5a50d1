// A widget is something a text block can show instead of its text: a plan (options → props) and a component
// (props → markup). A widget that needs no script is plain HTML; every other one is an island.

import type { ComponentType } from 'react'
import { Island, type IslandName, type IslandProps } from '../island.tsx'
import type { Planned, SiteView, WidgetOptions } from '../plan-view.ts'

/** Props of a widget's component. */
export interface WidgetPlace<Props> {
  /** Unique in the page; the prefix of all ids inside the widget. */
  id: string
  /** Level of the headings inside: 2 where no heading stands above the widget. */
  itemLevel: 2 | 3
  props: Props
}

export interface Widget<Props extends object> {
  plan: (options: WidgetOptions, view: SiteView) => Planned<Props>
  /** The widget as paragraphs of Markdown; none without it. */
  print?: ((options: WidgetOptions, view: SiteView) => string[]) | undefined
  Component: ComponentType<WidgetPlace<Props>>
}

/** Defines a widget that is plain HTML, or that places its islands itself. */
export function defineHtmlWidget<Props extends object>(widget: Widget<Props>): Widget<Props> {
  return widget
}

interface IslandParts<Name extends IslandName> extends Omit<Widget<IslandProps<Name>>, 'Component'> {
  /** When the island wakes up, e.g. `visible`. */
  on: Parameters<typeof Island>[0]['on']
  /**
   * For a widget with headings, which are on level 3: names it for screen readers where no heading stands above it, so
   * that the page skips no level.
   */
  title?: string
}

/** Defines a widget that is one island: the component of this name in site/islands.tsx. */
export function defineIslandWidget<Name extends IslandName>(
  name: Name,
  { on, title, plan, print }: IslandParts<Name>,
): Widget<IslandProps<Name>> {
  const Component: ComponentType<WidgetPlace<IslandProps<Name>>> = ({ id, itemLevel, props }) => {
    const island = <Island name={name} id={id} on={on} props={props} />
    if (itemLevel === 3 || title === undefined) return island
    // One element, so that the hidden heading takes no distance from its neighbours.
    return (
      <div>
        <h2 className="visually-hidden">{title}</h2>
        {island}
      </div>
    )
  }
  return { plan, print, Component }
}
